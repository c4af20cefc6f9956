import { type MenuItem, selectSubItems } from '@quayside/portal-core/navigation';
import { useNavigation, useSignedInServices, useView } from '@quayside/portal-core/react';
import { type TopNavOpenId, type TopNavState, useTopNavState } from '@quayside/ui/TopNav';
import { dismissSubMenuFailed, showSubMenuFailed } from '../overlays/toasts/subMenuFailed.ts';
import { dynamicParentOf } from './barItems.ts';

/** The open menu of the bar. A sub-menu of the backend loads when it opens; a toast says if that fails. */
export function useBarMenus(): TopNavState {
  const services = useSignedInServices();
  const { data, loadSubItems } = useNavigation();
  const { view } = useView();
  const { openId, onOpenChange } = useTopNavState();

  function dynamicParent(id: TopNavOpenId): MenuItem | undefined {
    return id === null || !data ? undefined : dynamicParentOf(data.portalPages, id);
  }

  function loadOpened(id: TopNavOpenId): void {
    const parent = dynamicParent(id);
    if (id === null || parent === undefined) return;
    dismissSubMenuFailed(services, id);
    void loadSubItems(view, parent.name);
  }

  function showFailed(id: TopNavOpenId): void {
    const parent = dynamicParent(id);
    if (id === null || parent === undefined) return;
    // Read from the store, because the last render may have seen it loading.
    const subItems = selectSubItems(services.navigation.getSnapshot(), view, parent.name);
    const error = subItems.status === 'error' ? subItems.error : null;
    showSubMenuFailed(services, { id, name: parent.name }, error);
  }

  return {
    openId,
    onOpenChange(id, reason) {
      onOpenChange(id, reason);
      if (reason === 'error') showFailed(openId);
      else loadOpened(id);
    },
  };
}
