import { versioned } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import { isJsonObject } from '../../store/mergePatch.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { administratorsOf } from '../admin/administratorsOf.ts';
import { callerOf, requireVersion } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { editProfile } from './editProfile.ts';
import { readProfile } from './profileState.ts';

export const profileRoutes: AreaRoutes = ({ world }) => {
  const changedProfile = ({ user }: { readonly user: User }) => ({
    // Nobody else changes it.
    row: { version: readProfile(world, callerOf(user).id).version, changedBy: callerOf(user).name },
    subject: 'Your profile',
  });

  function respond(user: User) {
    const { state, version } = readProfile(world, callerOf(user).id);
    return versioned({ ...identityOf(world, user), ...state }, version);
  }

  return [
    route('getProfile', ({ user }) => respond(user)),
    route(
      'editProfile',
      ({ user, headers, body }) => {
        const caller = callerOf(user);
        world.write(() => {
          const { row, subject } = changedProfile({ user });
          requireVersion(headers['If-Match'], row, subject, caller);
          editProfile(world, caller, body);
        });
        return respond(user);
      },
      changedProfile,
    ),
  ];
};

/** The details that the identity provider owns, with the person who can change them. */
function identityOf(world: World, user: User) {
  const caller = callerOf(user);
  const { name, roles } = caller;
  const { email, partner } = user.claims;
  return {
    name,
    email: typeof email === 'string' ? email : '',
    company: isJsonObject(partner) && typeof partner['name'] === 'string' ? partner['name'] : '',
    roles: roles.filter((role) => role !== ''),
    administrators: administratorsOf(world, caller),
  };
}
