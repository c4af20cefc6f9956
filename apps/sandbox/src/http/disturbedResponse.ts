import { STATUS_CODES, ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import { bodylessStatuses } from './apiResponse.ts';

type Chunk = string | Uint8Array;
type Callback = (error?: Error | null) => void;

/** A response that can be decorated with headers, cut short after some bytes, and observed. */
export class DisturbedResponse extends ServerResponse {
  /** Headers that go out whatever the handler set. */
  extraHeaders: Readonly<Record<string, string>> = {};
  /**
   * After so many bytes of the body nothing more is sent, and the caller is left waiting, however long the body is.
   * An answer without a body stalls within its head, because there the head is all of it.
   */
  stallAfterBytes: number | undefined = undefined;
  /** No other request may use this answer's connection; so it is for a stalled one anyway. */
  ownConnection = false;
  /** Told the status at the moment the head is written. */
  onHead: (status: number) => void = () => undefined;

  override writeHead(
    statusCode: number,
    reasonOrHeaders?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    for (const [name, value] of Object.entries(this.extraHeaders)) this.setHeader(name, value);
    this.#fitFraming(statusCode);
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
      if (typeof chunk !== 'function') this.#sendWhatIsLeft(chunk ?? '', this.stallAfterBytes);
      if (!this.headersSent) this.#sendHeadWithoutEnd();
      return this;
    }
    if (typeof chunk === 'function') return super.end(chunk);
    return typeof encoding === 'string' ? super.end(chunk, encoding, callback) : super.end(chunk, encoding);
  }

  #fitFraming(status: number): void {
    const left = this.stallAfterBytes;
    if (left !== undefined || this.ownConnection) this.setHeader('connection', 'close');
    const announced = Number(this.getHeader('content-length'));
    const reached = left !== undefined && announced <= left;
    const promisedInVain = announced > 0 && bodylessStatuses.has(status);
    // A caller takes an answer for complete once its announced length is there, and waits until it is.
    if (reached || promisedInVain) this.removeHeader('content-length');
  }

  #sendWhatIsLeft(chunk: Chunk, left: number): void {
    if (chunk.length === 0 || this.req.method === 'HEAD' || bodylessStatuses.has(this.statusCode)) return;
    this.flushHeaders();
    const bytes = Buffer.from(chunk).subarray(0, left);
    this.stallAfterBytes = left - bytes.length;
    if (bytes.length > 0) super.write(bytes);
  }

  #sendHeadWithoutEnd(): void {
    this.writeHead(this.statusCode);
    const lines = Object.entries(this.getHeaders()).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}\r\n`),
    );
    // Past the framing of node:http, which always ends the heads it writes.
    this.socket?.write(
      `HTTP/1.1 ${this.statusCode} ${STATUS_CODES[this.statusCode] ?? ''}\r\n${lines.join('')}`,
    );
  }
}
