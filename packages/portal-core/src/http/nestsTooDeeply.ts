const maxDepth = 64;

/** True for JSON with more than 64 levels (H15). Scans the text, because parsing such JSON takes seconds. */
export function nestsTooDeeply(json: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; depth <= maxDepth && index < json.length; index += 1) {
    const character = json[index];
    if (character === '\\') index += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
  }
  return depth > maxDepth;
}
