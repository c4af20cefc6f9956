// Storybook waits for a story's animations to end, for five seconds at most. Scroll-driven animations never end, and would
// cost each of their stories those five seconds.
const allAnimations = Object.getOwnPropertyDescriptor(Document.prototype, 'getAnimations')?.value as
  | Document['getAnimations']
  | undefined;

if (allAnimations)
  Document.prototype.getAnimations = function (this: Document) {
    return allAnimations.call(this).filter(({ timeline }) => timeline === this.timeline);
  };
