import type { EntityTag } from '../../packages/portal-core/src/calls/index.ts';
import type { EditedValue } from '../../packages/page-kit/src/testing/index.ts';
import type {
  AutosavePlatform,
  Figures,
  MadeCommitment,
  SavedVersion,
  SeenOffer,
  VersionedActionCalls,
  VersionedDraft,
  Versioned,
} from '../../packages/page-kit/src/versions/index.ts';
import type { IdempotencyKey } from '../../packages/portal-core/src/calls/index.ts';
import type { HttpClient } from '../../packages/portal-core/src/index.ts';
import type { Server } from './createServer.ts';

/** An action of the page: what it sends and reads, and what the user may ask for. */
export interface ThingAction<Thing extends Versioned, Input> {
  readonly calls: (
    ownName: string,
    keyOf: (body: unknown) => IdempotencyKey,
  ) => VersionedActionCalls<Input, Thing>;
  /** What the user may ask for on the page of a version, each with a number in its words; undefined where the page does not offer it. */
  readonly inputs: readonly ((thing: Thing, number: number) => Input | undefined)[];
  /** What the page shows at the press, as the body of the request. */
  readonly shown: (input: Input, seen: Thing) => unknown;
}

/** What the page creates about the thing, once, at a price that a dialog shows. No version is sent: the price says what was seen. */
export interface ThingCreation<Thing extends Versioned, Input> {
  readonly send: (
    http: HttpClient,
    input: Input,
    seen: Thing,
    keyOf: (body: unknown) => IdempotencyKey,
  ) => Promise<unknown>;
  readonly priceOf: (thing: Thing) => unknown;
  /** What the user may ask for on the page of a version, each with a number in its words; undefined where the page does not offer it. */
  readonly inputs: readonly ((thing: Thing, number: number) => Input | undefined)[];
  /** What the page shows at the press: the version, and the body of the request. */
  readonly shown: (input: Input, seen: Thing) => { readonly etag: EntityTag; readonly body: unknown };
}

/** A draft of the page, or its form. */
export interface ThingDraft<Thing extends Versioned, Content extends object> {
  readonly open: (
    http: HttpClient,
    platform: AutosavePlatform,
    thing: Thing,
  ) => VersionedDraft<Content, SavedVersion<Content>>;
  /** How people change it. */
  readonly values: readonly EditedValue<Content>[];
  /** Whether it is saved by a button. */
  readonly isForm?: boolean;
}

/** An order, or a request for firm prices, of the draft on the page. */
export interface ThingCommitment<Thing extends Versioned, Price> {
  /** The figures that the page draws of a version. */
  readonly figures: (http: HttpClient, thing: Thing) => Promise<Figures<Price>>;
  readonly send: (http: HttpClient, thing: Thing, seen: SeenOffer<Price>) => Promise<unknown>;
  /** Who made it at which price, as the thing or the order shows it; null before. */
  readonly made: (
    http: HttpClient,
    thing: Thing,
  ) => Promise<Omit<MadeCommitment<object, Price>, 'content'> | null>;
  /** The price in the body of the request. */
  readonly sentPrice: (price: Price) => unknown;
  /** The end of the path of the request. */
  readonly path: RegExp;
  /** Whether a dialog asks about it. */
  readonly isQuestion: boolean;
  /** Changes the price on the server, without a new version. */
  readonly raisePrice?: (server: Server) => void;
}

/** A thing that people change by versions, with what its page sends and shows. */
export interface VersionedThing<Thing extends Versioned, Input, Content extends object, Price> {
  readonly name: string;
  /** Gives the colleague the rights, and makes what the thing needs. */
  readonly prepare?: (server: Server) => void;
  readonly read: (http: HttpClient) => Promise<Thing>;
  readonly action?: ThingAction<Thing, Input>;
  readonly creation?: ThingCreation<Thing, Input>;
  readonly draft?: ThingDraft<Thing, Content>;
  readonly commitment?: ThingCommitment<Thing, Price>;
  /** What a colleague does, besides editing the draft. */
  readonly colleague?: readonly ((http: HttpClient, thing: Thing, number: number) => Promise<unknown>)[];
  /** Changes the price of what is decided, without a new version. */
  readonly raisePrice?: (server: Server) => void;
}

/** A thing about which a page decides, and which it does not edit. */
export type ThingWithActions<Thing extends Versioned, Input> = VersionedThing<Thing, Input, object, never>;
