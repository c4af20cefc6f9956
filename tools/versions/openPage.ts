import type { createLastChanges } from '../../packages/page-kit/src/testing/createLastChanges.ts';
import type { Versioned } from '../../packages/page-kit/src/versions/index.ts';
import { createActionPart, type ActionPart } from './createActionPart.ts';
import { createCommitmentPart, type CommitmentPart } from './createCommitmentPart.ts';
import { createCreationPart } from './createCreationPart.ts';
import { createDraftPart, type DraftPart } from './createDraftPart.ts';
import { createDirectHttp, createLine, type Write } from './createLine.ts';
import type { Others } from './createOthers.ts';
import type { Server } from './createServer.ts';
import type { Part, Tab } from './part.ts';
import { people } from './people.ts';
import type { VersionedThing } from './thing.ts';

/** A thing's page in a tab. */
export interface Page<Thing extends Versioned, Content extends object> extends Tab<Thing> {
  readonly action: ActionPart<Thing> | null;
  readonly draft: DraftPart<Thing, Content> | null;
  readonly commitment: CommitmentPart<Thing> | null;
  readonly parts: readonly Part<Thing>[];
}

export interface PageWorld<Thing extends Versioned, Content extends object> {
  readonly server: Server;
  readonly others: Others<Thing, Content>;
  readonly platform: Tab<Thing>['platform'];
  /** Who changed each value last; undefined for a page without a draft. */
  readonly lastChanges: ReturnType<typeof createLastChanges<Content>> | undefined;
}

/** Opens the page of a thing with what the server has. Each part of it checks its own writes. */
export async function openPage<Thing extends Versioned, Input, Content extends object, Price>(
  thing: VersionedThing<Thing, Input, Content, Price>,
  { server, others, platform, lastChanges }: PageWorld<Thing, Content>,
): Promise<Page<Thing, Content>> {
  const { onServer, lastBy, isOfPage, changes } = others;
  const loaded = await onServer();
  let overtakenBy = lastBy();

  function partOf({ path }: Write): Part<Thing> {
    if (commitment !== null && thing.commitment?.path.test(path)) return commitment;
    const part = action ?? draft;
    if (part === null) throw new Error('The page sends nothing.');
    return part;
  }

  const line = createLine(server, people.me.id, {
    onSend: (write) => partOf(write).onSend(write),
    async onArrive(write, handle) {
      const { response, before, after } = await others.arrive(handle);
      if (response.status === 412) overtakenBy = lastBy();
      if (response.status < 300) partOf(write).onTaken(write, before, after);
      return response;
    },
  });
  line.setOnline(platform.browser.isOnline());
  const tab: Tab<Thing> = {
    line,
    platform,
    loaded,
    onServer,
    direct: createDirectHttp(server, people.me.id),
    isSave: (write) => partOf(write) === draft,
    overtakenBy: () => overtakenBy,
    isOfPage,
    othersChanges: changes,
  };
  const action = actionOf(thing, tab);
  const draft = thing.draft && lastChanges ? createDraftPart(thing.draft, tab, lastChanges) : null;
  const commitment = thing.commitment && draft ? createCommitmentPart(thing.commitment, tab, draft) : null;
  const parts = [action, draft, commitment].filter((part) => part !== null);
  return { ...tab, action, draft, commitment, parts };
}

function actionOf<Thing extends Versioned, Input, Content extends object, Price>(
  { action, creation }: VersionedThing<Thing, Input, Content, Price>,
  tab: Tab<Thing>,
): ActionPart<Thing> | null {
  if (action) return createActionPart(action, tab);
  return creation ? createCreationPart(creation, tab) : null;
}
