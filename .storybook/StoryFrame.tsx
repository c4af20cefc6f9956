import { useEffect, useLayoutEffect, useRef, useState, type JSX } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { RESET_STORY_ARGS, STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

/** The size of a story's own page in the docs, in pixels. Without a width it is as wide as the docs. */
export type FrameSize = { height: number; width?: number };

type Args = Record<string, unknown>;

type StoryFrameProps = {
  id: string;
  title: string;
  size: FrameSize;
  /** The toolbar's values, by name. */
  globals: Record<string, string>;
  /** The arguments that the controls have changed. */
  changedArgs: Args;
};

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/**
 * A story in a frame inside the docs, for components that are fixed to the page, cover it or fill it. It follows the
 * toolbar and the controls, and is scaled down when it is wider than the docs.
 */
export function StoryFrame({ id, title, size, globals, changedArgs }: StoryFrameProps): JSX.Element {
  const boxRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const wasChanged = useRef(false);
  const [room, setRoom] = useState(0);
  const [loadedSrc, setLoadedSrc] = useState('');
  const { height, width = room } = size;
  const scale = width > 0 ? Math.min(1, room / width) : 1;
  const values = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  // Embedded stories are not played: a play would take the user's focus.
  const src = `iframe.html?id=${id}&viewMode=story&embed=true&globals=${values.join(';')}`;

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name for the channel of a page
    const channel = frameRef.current?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__;
    const isChanged = Object.keys(changedArgs).length > 0;
    if (loadedSrc !== src || !channel || !(isChanged || wasChanged.current)) return undefined;
    wasChanged.current = isChanged;
    function send(): void {
      // `emit` would send the event back to this page, so the frame's listeners are called directly.
      for (const notify of channel?.listeners(RESET_STORY_ARGS) ?? []) notify({ storyId: id });
      for (const notify of channel?.listeners(UPDATE_STORY_ARGS) ?? [])
        notify({ storyId: id, updatedArgs: changedArgs });
    }
    if (channel.last(STORY_RENDERED)) {
      send();
      return undefined;
    }
    channel.once(STORY_RENDERED, send);
    return () => channel.off(STORY_RENDERED, send);
  }, [id, src, loadedSrc, changedArgs]);

  return (
    <div ref={boxRef} style={{ blockSize: height * scale, overflow: 'hidden' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and has to share our origin */}
      <iframe
        ref={frameRef}
        key={src}
        title={title}
        src={src}
        loading="lazy"
        onLoad={() => setLoadedSrc(src)}
        style={{
          display: 'block',
          inlineSize: width > 0 ? width : '100%',
          blockSize: height,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}
