// Storybook waits until a story's animations have ended, at most five seconds. Those that follow the scrolling never end,
// so they are hidden from it.
const allAnimations = Object.getOwnPropertyDescriptor(Document.prototype, 'getAnimations')?.value as
  | Document['getAnimations']
  | undefined;

if (allAnimations)
  Document.prototype.getAnimations = function (this: Document) {
    return allAnimations.call(this).filter(({ timeline }) => timeline === this.timeline);
  };
