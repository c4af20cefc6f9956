// Storybook calls a story done when its animations have ended. Those that follow the scrolling never end, and would cost
// every story that has one the five seconds Storybook waits at most.
const allAnimations = Object.getOwnPropertyDescriptor(Document.prototype, 'getAnimations')?.value as
  | Document['getAnimations']
  | undefined;

if (allAnimations)
  Document.prototype.getAnimations = function (this: Document) {
    return allAnimations.call(this).filter(({ timeline }) => timeline === this.timeline);
  };
