import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';

/** A response that can be decorated with headers, cut short after some bytes, and observed. */
export class DisturbedResponse extends ServerResponse {
  /** Headers that go out whatever the handler set. */
  extraHeaders: Readonly<Record<string, string>> = {};
  /** After so many bytes of the body nothing more is sent, and the connection stays open. */
  stallAfterBytes: number | undefined = undefined;
  /** Told the status at the moment the head is written. */
  onHead: (status: number) => void = () => undefined;

  override writeHead(
    statusCode: number,
    reasonOrHeaders?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    for (const [name, value] of Object.entries(this.extraHeaders)) this.setHeader(name, value);
    this.onHead(statusCode);
    return typeof reasonOrHeaders === 'string'
      ? super.writeHead(statusCode, reasonOrHeaders, headers)
      : super.writeHead(statusCode, reasonOrHeaders ?? headers);
  }

  // The base declares five overloads; only the chunk matters once the body is being cut.
  override write(chunk: unknown, ...rest: unknown[]): boolean {
    if (this.stallAfterBytes === undefined)
      return Reflect.apply(super.write, this, [chunk, ...rest]) as boolean;
    this.#sendWhatIsLeft(chunk);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.stallAfterBytes === undefined) return Reflect.apply(super.end, this, args) as this;
    const [chunk] = args;
    this.#sendWhatIsLeft(typeof chunk === 'function' ? undefined : chunk);
    return this;
  }

  #sendWhatIsLeft(chunk: unknown): void {
    this.flushHeaders();
    const bytes = toBytes(chunk).subarray(0, this.stallAfterBytes);
    this.stallAfterBytes = (this.stallAfterBytes ?? 0) - bytes.length;
    if (bytes.length > 0) super.write(bytes);
  }
}

function toBytes(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}
