import type { LabelSource } from '../packages/ui/src/theme/quaysideContext.ts';
/** The languages of the toolbar: English, longer words in letters nobody writes by hand, Arabic letters. */
export type Language = 'en' | 'pseudo' | 'ar';
/** A text 40 % longer, in accented letters between brackets, so that one that was left out can be told. */
export declare function pseudo(text: string): string;
/** Where components take their words from in each language. */
export declare const labelSources: Record<Language, LabelSource | undefined>;
//# sourceMappingURL=languages.d.ts.map