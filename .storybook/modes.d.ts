/** The widths every screen is looked at: a phone, both sides of the bar's boundary, a large desk. */
export declare const viewports: {
    readonly phone360: {
        readonly name: 'Phone, 360';
        readonly styles: {
            readonly width: '360px';
            readonly height: '740px';
        };
        readonly type: 'mobile';
    };
    readonly short1366: {
        readonly name: 'Widest short bar, 1366';
        readonly styles: {
            readonly width: '1366px';
            readonly height: '768px';
        };
        readonly type: 'desktop';
    };
    readonly wide1367: {
        readonly name: 'Narrowest wide bar, 1367';
        readonly styles: {
            readonly width: '1367px';
            readonly height: '768px';
        };
        readonly type: 'desktop';
    };
    readonly desk1920: {
        readonly name: 'Desk, 1920';
        readonly styles: {
            readonly width: '1920px';
            readonly height: '1080px';
        };
        readonly type: 'desktop';
    };
};
type Mode = {
    theme: 'light' | 'dark';
    viewport: keyof typeof viewports;
    language?: 'pseudo' | 'ar';
    forcedColors?: 'active';
    prefersReducedMotion?: 'reduce';
};
/**
 * What Chromatic shoots: every width in light and dark, then once each what changes words, direction, colours and motion.
 * `npm run visual` compares two of the widths in both themes, on one machine.
 */
export declare const modes: Record<string, Mode>;
export {};
//# sourceMappingURL=modes.d.ts.map