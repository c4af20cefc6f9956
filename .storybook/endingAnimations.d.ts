declare const allAnimations: Document['getAnimations'] | undefined;
//# sourceMappingURL=endingAnimations.d.ts.map