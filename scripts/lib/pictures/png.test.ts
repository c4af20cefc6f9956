import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { withFewerColours } from './fewerColours.ts';
import { decodePng, encodePng, type Picture } from './png.ts';

/** A picture of the given colours, each one point of a row. */
function picture(width: number, colours: readonly (readonly [number, number, number])[]): Picture {
  return {
    width,
    height: colours.length / width,
    points: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
  };
}

const few = picture(2, [
  [1, 2, 3],
  [1, 2, 3],
  [255, 0, 0],
  [9, 9, 9],
]);
const many = picture(
  30,
  Array.from({ length: 900 }, (_, at) => [at % 256, at >> 2, 7] as const),
);

describe('encodePng and decodePng', () => {
  it.each([
    ['few colours', few],
    ['more colours than a palette holds', many],
  ])('keep every point of %s', (_what, whole) => {
    expect(decodePng(encodePng(whole))).toEqual(whole);
  });

  it('reads what a browser writes, its rows filtered', () => {
    const written =
      'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAIAAADpOgqxAAAASUlEQVR4nEyLuQ0AIQwEHayEr4ELkSuA/ssAEp4KqALME5CsZjRaZGuqfGUtH4bS8WK5iunjx6bVm7A6JY+3U/QUHfb/dgpOdwIAAP//PDTPtgAAAAZJREFUAwA06yIXSP34PgAAAABJRU5ErkJggg==';
    const points =
      '2B4H/7I+EP+LXBf/ZXwf/z2aJv8Xui//sj4P/4tcF/9lfB//Ppon/xe6Lv8AuUX/i1wX/2V8H/89mib/GLov/wC5Rf8AjHT/ZXwf/z6aJ/8Xui7/ALlF/wCLdP8AXaL/PZom/xe6L/8AuUX/AIx0/wBcov8AL9H/';
    const read = decodePng(Buffer.from(written, 'base64'));
    expect({ ...read, points: Buffer.from(read.points).toString('base64') }).toEqual({
      width: 6,
      height: 5,
      points,
    });
  });

  it('says what it cannot read', () => {
    expect(() => decodePng(Buffer.from('GIF89a'))).toThrow('This is no PNG.');
  });
});

describe('compare', () => {
  it('finds nothing between a picture and itself, nor in the last bit of a colour', () => {
    expect(compare(few, few).points).toBe(0);
    expect(
      compare(
        few,
        picture(2, [
          [2, 2, 3],
          [1, 3, 3],
          [254, 0, 0],
          [9, 8, 9],
        ]),
      ).points,
    ).toBe(0);
  });

  it('counts every point that differs, and those that only one has', () => {
    const changed = compare(
      few,
      picture(2, [
        [1, 2, 3],
        [1, 2, 3],
        [255, 0, 0],
        [9, 40, 9],
      ]),
    );
    expect(changed.points).toBe(1);
    expect(Array.from(changed.picture.points.slice(12, 16))).toEqual([220, 0, 40, 255]);
    expect(
      compare(
        few,
        picture(2, [
          [1, 2, 3],
          [1, 2, 3],
        ]),
      ).points,
    ).toBe(2);
  });
});

describe('withFewerColours', () => {
  it('keeps what is common and rounds what is rare', () => {
    const flat = Array.from({ length: 4999 }, () => [252, 251, 250] as const);
    const { points } = withFewerColours(picture(50, [...flat, [101, 99, 20]]));
    expect(Array.from(points.slice(0, 4))).toEqual([252, 251, 250, 255]);
    expect(Array.from(points.slice(-4))).toEqual([104, 96, 24, 255]);
  });
});
