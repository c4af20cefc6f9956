/** Runs work at each call, but never twice at once: calls during a run lead to one more run after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await work();
      } while (isAskedAgain);
    } finally {
      running = undefined;
    }
  }

  return () => {
    if (running) isAskedAgain = true;
    else running = run();
    return running;
  };
}
