/** SVG paths in a 200 × 120 view box, one for each line style: two weights, and one part in the accent. */
export type IllustrationShape = {
  /** The SVG path of the bold lines. */
  bold: string;
  /** The SVG path of the fine lines. */
  fine: string;
  /** The SVG path of the part in the accent colour. */
  accent: string;
};

/** A ring on a quay wall with nothing moored to it: an empty list. */
export const mooringRing: IllustrationShape = {
  bold: 'M12 34h108v72M84 50v-4a6 6 0 0 0-12 0v4',
  fine: 'M12 58h36M108 58h12M12 82h42m48 0h18M34 34v24M30 58v24M46 82v24M132 92q6-5 12 0t12 0 12 0 12 0M138 104q6-5 12 0t12 0 12 0',
  accent: 'M60 68a18 18 0 1 0 36 0 18 18 0 1 0-36 0',
};

/** An open bridge that a boat waits for: a service that is unavailable, a part that failed. */
export const bridge: IllustrationShape = {
  bold: 'M12 76h50v30M188 76h-50v30M62 76L82 28M138 76L118 28',
  fine: 'M38 76V46h10v30M152 76V46h10v30M48 48l26-1M152 48l-26-1M12 106h34m108 0h34M70 106q5-5 10 0t10 0m20 0q5-5 10 0t10 0M80 115q5-5 10 0t10 0 10 0 10 0',
  accent: 'M89 97h22l-4 9H93zM100 97V58l11 30h-11',
};

/** A crane that lifts a box: something that is being built or delivered. */
export const crane: IllustrationShape = {
  bold: 'M64 102V20l-30 16M64 20l98 12M48 102h32M34 36h128M34 36v14h12V36',
  fine: 'M12 102h30m46 0h18m72 0h12M106 102V86h36v16zM142 102V86h36v16M64 36v66M64 50l98-14M64 36L46 50',
  accent: 'M134 36v14M122 50h24v20h-24z',
};

/** A harbour with a crane, boxes and a boat: a page that begins something. */
export const harbour: IllustrationShape = {
  bold: 'M8 98h96v14M36 98V40l-18 10M36 40l54 8M18 50h72M116 88h60l-10 16h-40z',
  fine: 'M52 98V84h22v14M74 98V84h22v14M63 84V70h22v14M36 50v48M146 88V36M112 112h20m12 0h46M110 104h6m60 0h14',
  accent: 'M150 42l20 36h-20z',
};
