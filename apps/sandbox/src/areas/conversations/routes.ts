import { file, json, noContent } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { sharedRights } from '../../rights/rights.ts';
import { cases } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { attachments, type AttachmentRow } from '../../world/sharedCollections.ts';
import { requireAction } from '../actions.ts';
import { callerOf } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { caseActions } from '../support/caseActions.ts';
import { workOnCase } from '../support/workOnCase.ts';
import { findAttachment } from './attachments.ts';
import { createConversations, entryIdOf, positionOf, toAttachment } from './store.ts';

/** The call that reads what a conversation is about. Its right is needed for the conversation too. */
const readOf = { case: 'getCase', delivery: 'getProvisioningCase' } as const;

/** The duration of a file's scan, in minutes. */
const SCAN_TAKES = 0.05;
/** The time until an engineer replies to a message, in minutes. */
const REPLY_AFTER = 0.15;

const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  txt: 'text/plain',
  log: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The operations of conversations: messages, attachments, and the newest entry that was read. */
export const conversationRoutes: AreaRoutes = ({ world }) => {
  const conversations = createConversations(world);

  /** Undefined for a conversation that the user may not read. */
  function find(user: User, id: string) {
    const row = conversations.find(callerOf(user), id);
    const isOpen = row !== undefined && sharedRights().has(readOf[row.subjectKind], user.claims);
    return isOpen ? row : undefined;
  }

  function found(user: User, id: string) {
    const row = find(user, id);
    if (row === undefined) throw new ProblemError(404, 'There is no such conversation. Open the case again.');
    return row;
  }

  const requireConversation: Authorize<{ conversationId: string }> = ({ user, path }) => {
    found(user, path.conversationId);
    return undefined;
  };

  return [
    route('listConversationEntries', ({ user, path: { conversationId }, query }) => {
      found(user, conversationId);
      return json(conversations.list(callerOf(user), conversationId, query));
    }),
    route(
      'addConversationEntry',
      ({ user, path: { conversationId }, headers, body }) => {
        const { subjectKind: kind, subjectId } = found(user, conversationId);
        const { text, attachmentIds = [] } = body;
        if (text.trim() === '' && attachmentIds.length === 0)
          throw new ProblemError(422, 'Write a message or attach a file.', {
            errors: [{ pointer: '/text', detail: 'is empty' }],
          });
        if (kind === 'case') requireReply(world, user, subjectId);
        const caller = callerOf(user);
        const submission = {
          key: headers['Idempotency-Key'],
          operationId: 'addConversationEntry',
          body: { conversationId, ...body },
        };
        const entryId = createOnce(world, caller, submission, () => {
          const added = conversations.addMessage(conversationId, caller, text, attachmentIds);
          if (kind === 'case') takeAnswer(world, subjectId, caller.name);
          world.schedule(REPLY_AFTER, {
            kind: `${kind}.answer`,
            subjectId,
            payload: '',
          });
          return entryIdOf(conversationId, added);
        });
        return json(conversations.entryAt(conversationId, positionOf(entryId)), 201);
      },
      requireConversation,
    ),
    route(
      'markConversationRead',
      ({ user, path: { conversationId }, body }) => {
        found(user, conversationId);
        world.write(() => conversations.markRead(callerOf(user), conversationId, body.entryId));
        return noContent();
      },
      requireConversation,
    ),
    ...attachmentRoutes(world, (user, id) => find(user, id) !== undefined),
  ];
};

/** Throws 409 for a message to a case that is closed. */
function requireReply(world: World, user: User, caseNumber: string): void {
  const row = cases.first(world, 'case_number = ?', caseNumber);
  if (row !== undefined) requireAction(caseActions, row, user, 'reply');
}

/** A case that waited for the customer waits for us from now on. */
function takeAnswer(world: World, caseNumber: string, by: string): void {
  const row = cases.first(world, 'case_number = ?', caseNumber);
  if (row?.status === 'waitingForYou') workOnCase(world, row, by);
}

function attachmentRoutes(world: World, mayRead: (user: User, conversationId: string) => boolean) {
  world.on('attachment.scanned', ({ subjectId }) => {
    const { name = '' } = attachments.first(world, 'id = ?', subjectId) ?? {};
    // The name of the test file that every scanner knows.
    const scan = name.toLowerCase().includes('eicar') ? 'blocked' : 'clean';
    attachments.set(world, subjectId, { scan });
  });

  function found(user: User, id: string): AttachmentRow {
    const row = findAttachment(world, callerOf(user), id);
    const isOpen = row !== undefined && (row.conversationId === null || mayRead(user, row.conversationId));
    if (!isOpen) throw new ProblemError(404, 'There is no such attachment. Load the page again.');
    return row;
  }

  return [
    route('uploadAttachment', ({ user, query: { name }, body }) => {
      const mediaType = mediaTypes[name.split('.').at(-1)?.toLowerCase() ?? ''];
      if (mediaType === undefined)
        throw new ProblemError(
          422,
          `“${name}” is not of a type that we accept. Send a PDF, picture, text, ZIP, DOCX or XLSX file.`,
          {
            errors: [{ pointer: '/name', detail: 'is not of an accepted type' }],
          },
        );
      if (body.length === 0)
        throw new ProblemError(422, `“${name}” is empty. Choose another file.`, {
          errors: [{ pointer: '', detail: 'is empty' }],
        });
      return world.write(() => {
        const id = `AT-${90_000 + attachments.count(world, '1')}`;
        const caller = callerOf(user);
        attachments.add(world, {
          id,
          partnerId: caller.partnerId,
          name,
          size: body.length,
          mediaType,
          scan: 'pending',
          content: body,
          uploadedBy: caller.id,
          isSent: false,
        });
        world.schedule(SCAN_TAKES, { kind: 'attachment.scanned', subjectId: id, payload: '' });
        return json(toAttachment(found(user, id)), 201);
      });
    }),
    route('getAttachment', ({ user, path }) => json(toAttachment(found(user, path.attachmentId)))),
    route('getAttachmentFile', ({ user, path }) => {
      const row = found(user, path.attachmentId);
      const { name, scan, content } = row;
      if (scan !== 'clean')
        throw new ProblemError(
          409,
          scan === 'pending'
            ? 'The file is being scanned. Try again in a moment.'
            : 'The file was blocked because it contains malware.',
          { reason: 'wrong-state' },
        );
      return file(content ?? new Uint8Array(), 'application/octet-stream', {
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    }),
  ];
}
