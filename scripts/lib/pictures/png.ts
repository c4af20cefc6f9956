import { constants, crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture's points, four bytes each: red, green, blue, opacity. */
export interface Picture {
  width: number;
  height: number;
  points: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_MAX = 256;
const colourTypes = { rgb: 2, palette: 3, rgba: 6 } as const;

/** Reads a PNG as browsers and `encodePng` write it: eight bits, not interlaced. Throws on any other. */
export function decodePng(file: Buffer): Picture {
  const chunks = chunksOf(file);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!head) throw new Error('This is no PNG.');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const colourType = head[9] ?? 0;
  const channels = { [colourTypes.rgb]: 3, [colourTypes.palette]: 1, [colourTypes.rgba]: 4 }[colourType];
  if (head[8] !== 8 || head[12] !== 0 || channels === undefined)
    throw new Error(`PNG of colour type ${colourType} and ${head[8]} bits can't be read.`);
  const data = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((part) => part.data)),
  );
  const rows = unfilter(data, width * channels, channels);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  const points = new Uint8Array(width * height * 4);
  for (let point = 0; point < width * height; point += 1) {
    const from = palette ? (rows[point] ?? 0) * 3 : point * channels;
    const source = palette ?? rows;
    for (let channel = 0; channel < 3; channel += 1)
      points[point * 4 + channel] = source[from + channel] ?? 0;
    points[point * 4 + 3] = channels === 4 ? (rows[from + 3] ?? 0) : 255;
  }
  return { width, height, points };
}

/** Writes an opaque picture as small as it gets: with a palette when it has few colours, as interfaces have. */
export function encodePng({ width, height, points }: Picture): Buffer {
  const palette = new Map<number, number>();
  for (let at = 0; at < points.length && palette.size <= PALETTE_MAX; at += 4) {
    const colour = colourAt(points, at);
    if (!palette.has(colour)) palette.set(colour, palette.size);
  }
  const indexed = palette.size <= PALETTE_MAX;
  const channels = indexed ? 1 : 3;
  const rows = Buffer.alloc(height * (width * channels + 1));
  let to = 0;
  for (let at = 0; at < points.length; at += 4) {
    // Each row begins with the number of its filter: none.
    if (at % (width * 4) === 0) to += 1;
    if (indexed) rows[to] = palette.get(colourAt(points, at)) ?? 0;
    else rows.set(points.subarray(at, at + 3), to);
    to += channels;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, indexed ? colourTypes.palette : colourTypes.rgb], 8);
  const colours = Buffer.from(
    [...palette.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  const body = deflateSync(rows, { level: 9, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...(indexed ? [chunk('PLTE', colours)] : []),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(points: Uint8Array, at: number): number {
  return ((points[at] ?? 0) << 16) | ((points[at + 1] ?? 0) << 8) | (points[at + 2] ?? 0);
}

function chunksOf(file: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    chunks.push({
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Undoes what was done to each row to make it smaller. */
function unfilter(data: Buffer, rowLength: number, step: number): Uint8Array {
  const height = data.length / (rowLength + 1);
  const rows = new Uint8Array(rowLength * height);
  for (let row = 0; row < height; row += 1) {
    const filter = data[row * (rowLength + 1)] ?? 0;
    const start = row * rowLength;
    for (let column = 0; column < rowLength; column += 1) {
      const left = column >= step ? (rows[start + column - step] ?? 0) : 0;
      const above = row > 0 ? (rows[start + column - rowLength] ?? 0) : 0;
      const corner = column >= step && row > 0 ? (rows[start + column - rowLength - step] ?? 0) : 0;
      const written = data[row * (rowLength + 1) + 1 + column] ?? 0;
      rows[start + column] = written + predicted(filter, left, above, corner);
    }
  }
  return rows;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value));
  if (toLeft !== undefined && toAbove !== undefined && toCorner !== undefined) {
    if (toLeft <= toAbove && toLeft <= toCorner) return left;
    if (toAbove <= toCorner) return above;
  }
  return corner;
}
