import { json, noContent, versioned } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { callerOf, requireVersion, type Caller } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { createPinStore } from './store.ts';

/** The operations of pins and recent items. Each user has their own. */
export const pinRoutes: AreaRoutes = ({ world }) => {
  const store = createPinStore(world);

  const changedPins = ({ user }: { readonly user: User }) => ({
    // Nobody else changes them.
    row: { version: store.pins(callerOf(user)).version, changedBy: callerOf(user).name },
    subject: 'Your list of pins',
  });

  function respond(caller: Caller) {
    const { list, version } = store.pins(caller);
    return versioned(list, version);
  }

  return [
    route('listPins', ({ user }) => respond(callerOf(user))),
    route(
      'orderPins',
      ({ user, headers, body }) => {
        const caller = callerOf(user);
        world.write(() => {
          const { row, subject } = changedPins({ user });
          requireVersion(headers['If-Match'], row, subject, caller);
          store.order(caller, body.items);
        });
        return respond(caller);
      },
      changedPins,
    ),
    route('addPin', ({ user, path: { kind, itemId }, body: { title, href, index = 0 } }) => {
      const caller = callerOf(user);
      world.write(() => store.add(caller, { kind, id: itemId, title, href }, index));
      return respond(caller);
    }),
    route('removePin', ({ user, path: { kind, itemId } }) => {
      world.write(() => store.remove(callerOf(user), { kind, id: itemId }));
      return noContent();
    }),
    route('listRecentItems', ({ user }) => json(store.recent(callerOf(user)))),
    route('recordRecentItem', ({ user, path: { kind, itemId }, body }) => {
      world.write(() => store.record(callerOf(user), { kind, id: itemId, ...body }));
      return noContent();
    }),
  ];
};
