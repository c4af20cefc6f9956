const FRAMES = 2;

/** Waits until the page stands still: its fonts and pictures are there and what it had to say is drawn. */
export async function settle(): Promise<void> {
  await nextFrames();
  const late = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
  if (document.fonts.status === 'loaded' && late.length === 0) return;
  // Listened for at once: a picture may come while the fonts are waited for.
  await Promise.all([document.fonts.ready, ...late.map(arrived)]);
  await nextFrames();
}

async function arrived(image: HTMLImageElement): Promise<void> {
  await new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
}

/** Waits until what was drawn has been painted, and its effects have run. */
export async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}
