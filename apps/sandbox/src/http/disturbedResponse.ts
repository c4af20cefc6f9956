import { STATUS_CODES, ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import { bodylessStatuses } from './apiResponse.ts';

type Chunk = string | Uint8Array;
type Callback = (error?: Error | null) => void;

/** A response that a fault can add headers to, truncate and observe. */
export class DisturbedResponse extends ServerResponse {
  /** Headers that override the handler's. */
  extraHeaders: Readonly<Record<string, string>> = {};
  /**
   * The number of bytes of the body that are sent before the response stalls, whatever the length of the body.
   * A response without a body stalls in its head.
   */
  stallAfterBytes: number | undefined = undefined;
  /** No other request may use this response's connection. A stalled response implies it. */
  ownConnection = false;
  /** Called with the status when the head is written. */
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
    // A client waits until the announced length has arrived.
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
    // Bypasses node:http, which always completes a head.
    this.socket?.write(
      `HTTP/1.1 ${this.statusCode} ${STATUS_CODES[this.statusCode] ?? ''}\r\n${lines.join('')}`,
    );
  }
}
