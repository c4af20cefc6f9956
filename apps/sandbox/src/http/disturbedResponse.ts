import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';

type Chunk = string | Uint8Array;
type Callback = (error?: Error | null) => void;

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

  override write(chunk: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    if (this.stallAfterBytes !== undefined) {
      this.#sendWhatIsLeft(chunk, this.stallAfterBytes);
      return true;
    }
    return typeof encoding === 'string'
      ? super.write(chunk, encoding, callback)
      : super.write(chunk, encoding);
  }

  override end(chunk?: Chunk | Callback, encoding?: BufferEncoding | Callback, callback?: Callback): this {
    if (this.stallAfterBytes !== undefined) {
      this.#sendWhatIsLeft(typeof chunk === 'function' ? '' : (chunk ?? ''), this.stallAfterBytes);
      return this;
    }
    if (typeof chunk === 'function') return super.end(chunk);
    return typeof encoding === 'string' ? super.end(chunk, encoding, callback) : super.end(chunk, encoding);
  }

  #sendWhatIsLeft(chunk: Chunk, left: number): void {
    this.flushHeaders();
    const bytes = Buffer.from(chunk).subarray(0, left);
    this.stallAfterBytes = left - bytes.length;
    if (bytes.length > 0) super.write(bytes);
  }
}
