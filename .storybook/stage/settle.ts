const FRAMES = 2;

/** Waits until fonts and images are loaded and the page is painted. */
export async function settle(): Promise<void> {
  await nextFrames();
  const late = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
  if (document.fonts.status === 'loaded' && late.length === 0) return;
  // Listens at once: an image may load while the fonts do.
  await Promise.all([document.fonts.ready, ...late.map(loaded)]);
  await nextFrames();
}

async function loaded(image: HTMLImageElement): Promise<void> {
  await new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
}

/** Waits until the last render is painted and its effects have run. */
export async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

/** Takes animations that end to their end: how far one has come depends on the machine. Those of a scroll stay. */
export async function endAnimations(): Promise<void> {
  const running = document.getAnimations().filter(({ timeline, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return timeline === document.timeline && endTime !== Infinity;
  });
  if (running.length === 0) return;
  for (const animation of running) animation.finish();
  await nextFrames();
}
