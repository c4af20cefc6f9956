import { readFileSync } from 'node:fs';
import type {
  DocumentFileType,
  DocumentRelatedEntity,
  DocumentVersion,
} from '../../contract/generated/openapi.ts';
import { contentWriters, type ContentKind } from './contents.ts';
import { numberOf, pick } from '../../world/chance.ts';
import { services, type Service } from './services.ts';

/** The type of a file, which is also its ending. */
export type FileType = DocumentFileType;

/** The source of a document's contents: a file of the folder `documents`, or a writer. */
export type ContentOrigin = 'authored' | ContentKind;

/** A document of the seed. `partnerId` is null when every partner may see it. */
export interface SeedDocument {
  readonly id: string;
  readonly partnerId: string | null;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly type: FileType;
  readonly owner: string;
  readonly isConfidential: boolean;
  readonly origin: ContentOrigin;
  readonly serviceId: string | null;
  readonly relatedEntities: readonly DocumentRelatedEntity[];
  /** Newest first. */
  readonly versions: readonly DocumentVersion[];
}

/** The seed of a document. The rest follows from it. */
export interface DocumentDraft extends Pick<
  SeedDocument,
  'id' | 'name' | 'description' | 'category' | 'type' | 'owner' | 'origin'
> {
  readonly partnerId?: string;
  readonly isConfidential?: boolean;
  readonly service?: Service;
  /** The date of its current version. */
  readonly published: string;
  readonly versionCount: number;
}

const DAY_MS = 86_400_000;
const DAYS_BETWEEN_VERSIONS = 119;

const changes = [
  'Corrects the service levels after the yearly review',
  'Adds the postal address for notices',
  'Describes the new acceptance test',
  'Updates prices and bandwidths',
  'Clearer wording, no change of substance',
];

/** Completes a draft with versions, their sizes and related entities. */
export function toSeedDocument({ published, versionCount, service, ...draft }: DocumentDraft): SeedDocument {
  const { id } = draft;
  const current = Date.parse(
    `${published}T${String(8 + numberOf(id, 9)).padStart(2, '0')}:${String(numberOf(`${id} minute`, 60)).padStart(2, '0')}:00Z`,
  );
  const versions = Array.from({ length: versionCount }, (_unused, age): DocumentVersion => {
    const version = `${versionCount - age}.0`;
    const publishedAt = new Date(current - age * DAYS_BETWEEN_VERSIONS * DAY_MS)
      .toISOString()
      .replace('.000', '');
    const first = age === versionCount - 1;
    return {
      version,
      publishedAt,
      size: sizeOf({ ...draft, version, publishedAt, service }),
      change: first ? 'First version' : pick(changes, numberOf(id + version, changes.length)),
    };
  });
  return {
    ...draft,
    partnerId: draft.partnerId ?? service?.partnerId ?? null,
    isConfidential: draft.isConfidential ?? false,
    serviceId: service?.id ?? null,
    relatedEntities: service === undefined ? [] : relatedEntitiesOf(service),
    versions,
  };
}

function relatedEntitiesOf({ id, orderId, product, site }: Service): DocumentRelatedEntity[] {
  return [
    { kind: 'service', id, name: `${product}, ${site}` },
    { kind: 'order', id: orderId, name: `Order of ${product}` },
  ];
}

export interface VersionSource extends Pick<SeedDocument, 'id' | 'name' | 'description' | 'origin' | 'type'> {
  readonly version: string;
  readonly publishedAt: string;
  readonly service: Service | undefined;
}

/** The text of one version: Markdown for a PDF, else the file itself. */
export function textOf({ origin, id, type, ...source }: VersionSource): string {
  if (origin !== 'authored') return contentWriters[origin]({ id, ...source });
  const path = `documents/${slugOf(id)}.${type === 'pdf' ? 'md' : type}`;
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** The size of a file. A PDF gets a fixed length, so that the list does not have to write it; any other file is as long as its text. */
function sizeOf(source: VersionSource): number {
  if (source.type !== 'pdf') return Buffer.byteLength(textOf(source));
  return 48_000 + numberOf(`${source.id} ${source.version}`, 850_000);
}

/** The service of a document; undefined when it is not about one. */
export function findService(serviceId: string | null): Service | undefined {
  return services.find(({ id }) => id === serviceId);
}

/** Whether a text of the database names the origin of contents. */
export function isOrigin(text: string): text is ContentOrigin {
  return text === 'authored' || text in contentWriters;
}

/** An id as a piece of a file name. */
export function slugOf(id: string): string {
  return id.toLowerCase().replaceAll('_', '-');
}
