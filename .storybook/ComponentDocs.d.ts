import type { JSX } from 'react';
/** A stories file's `usage` parameter: a sentence each on when its component is right and when another one is. */
export type Usage = {
    when: string;
    whenNot: string;
};
/** The docs page of a component: what it is, when to use it and when not, then every story. */
export declare function ComponentDocs(): JSX.Element;
//# sourceMappingURL=ComponentDocs.d.ts.map