import { pickBy } from '../../world/chance.ts';
import type { World } from '../../world/createWorld.ts';
import { engineers } from '../../world/people.ts';
import type { Conversations } from '../conversations/store.ts';
import { workOnCase } from './workOnCase.ts';

const firstReply =
  'Thank you for telling us. I have looked at the line and started a test. I will write again as soon as I know more.';
const laterReply = 'Thank you. I have added this to the case and will write again today.';

/** The scheduled events of cases: an engineer replies to a new case and to a message. */
export function addCaseEvents(world: World, conversations: Conversations): void {
  function reply(caseNumber: string, text: string): void {
    const row = world.first('SELECT * FROM cases WHERE case_number = ?', caseNumber);
    if (row === undefined || row['status'] === 'closed' || row['status'] === 'cancelled') return;
    const author = { name: pickBy(engineers, `${caseNumber} engineer`), role: 'engineer' } as const;
    const conversationId = `CV-${caseNumber}`;
    if (row['status'] === 'new')
      conversations.addEvent(conversationId, `${author.name} is working on your case.`);
    conversations.addReply(conversationId, author, text);
    workOnCase(world, row, author.name);
  }

  world.on('case.reply', ({ subjectId }) => reply(subjectId, firstReply));
  world.on('case.answer', ({ subjectId }) => reply(subjectId, laterReply));
}
