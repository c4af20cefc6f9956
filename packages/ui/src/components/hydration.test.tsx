import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneIcon } from '../icons/index.ts';
import { sanitizeHtml } from '../sanitize/sanitizeHtml.ts';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { AccessDeniedScreen } from './AccessDeniedScreen/AccessDeniedScreen.tsx';
import { AnnouncementBanner } from './AnnouncementBanner/AnnouncementBanner.tsx';
import { CannotStartScreen } from './CannotStartScreen/CannotStartScreen.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { InlineAlert } from './InlineAlert/InlineAlert.tsx';
import { LegalDocument } from './LegalDocument/LegalDocument.tsx';
import { NoAccessScreen } from './NoAccessScreen/NoAccessScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen.tsx';
import { PageContent } from './PageContent/PageContent.tsx';
import { PageHeader } from './PageHeader/PageHeader.tsx';
import { Prose } from './Prose/Prose.tsx';
import { RichText } from './RichText/RichText.tsx';
import { SessionEndedScreen } from './SessionEndedScreen/SessionEndedScreen.tsx';
import { SignedOutScreen } from './SignedOutScreen/SignedOutScreen.tsx';
import { SignInProblemScreen } from './SignInProblemScreen/SignInProblemScreen.tsx';
import { Stack } from './Stack/Stack.tsx';
import { TermsScreen } from './TermsScreen/TermsScreen.tsx';
import { Tile } from './Tile/Tile.tsx';
import { TileGrid } from './TileGrid/TileGrid.tsx';
import { UnderDevelopmentScreen } from './UnderDevelopmentScreen/UnderDevelopmentScreen.tsx';

const html = sanitizeHtml('<p>Planned <a href="/work">work</a></p>');
const nothing = (): void => undefined;
// What a caller may put on any of them, and must find on its root element.
const own = { className: 'own', 'data-own': 'yes' };

const drawings: Record<string, ReactElement> = {
  AccessDeniedScreen: <AccessDeniedScreen {...own} missing={['Access to 1Cloud']} />,
  AnnouncementBanner: <AnnouncementBanner {...own} html={html} />,
  CannotStartScreen: <CannotStartScreen {...own} onRetry={nothing} />,
  InlineAlert: <InlineAlert {...own}>Saved</InlineAlert>,
  LegalDocument: <LegalDocument {...own} title="Terms" updated="21 Nov 2026" sections={[]} />,
  NoAccessScreen: <NoAccessScreen {...own} />,
  NotFoundScreen: <NotFoundScreen {...own} homeHref="/landing" />,
  PageContent: <PageContent {...own} />,
  PageHeader: <PageHeader {...own} title="Support" />,
  Prose: <Prose {...own} />,
  RichText: <RichText {...own} html={html} />,
  SessionEndedScreen: <SessionEndedScreen {...own} onSignIn={nothing} />,
  SignedOutScreen: <SignedOutScreen {...own} onSignIn={nothing} />,
  SignInProblemScreen: <SignInProblemScreen {...own} onRetry={nothing} onSignIn={nothing} />,
  Stack: <Stack {...own} />,
  TermsScreen: (
    <TermsScreen {...own} onAgree={nothing} onDisagree={nothing}>
      Terms
    </TermsScreen>
  ),
  Tile: <Tile {...own} href="/voice" title="Voice" icon={phoneIcon} />,
  TileGrid: <TileGrid {...own} />,
  UnderDevelopmentScreen: <UnderDevelopmentScreen {...own} name="Inventory" />,
};

const components = Object.entries(drawings).map(
  ([name, drawing]) => [name, <QuaysideProvider key={name}>{drawing}</QuaysideProvider>] as const,
);

let host: HTMLDivElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(() => {
  host.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('drawn on a server', () => {
  it.each(components)('%s is taken over by the browser without a word', async (_name, element) => {
    const complained = vi.spyOn(console, 'error');
    host.innerHTML = renderToString(element);
    const drawn = host.firstElementChild;
    const root = await act(() => hydrateRoot(host, element, { onRecoverableError: complained }));
    expect(complained).not.toHaveBeenCalled();
    expect(host.firstElementChild).toBe(drawn);
    act(() => {
      root.unmount();
    });
  });

  it.each(components)('%s gives its root the attributes it is given', (_name, element) => {
    host.innerHTML = renderToString(element);
    expect(host.firstElementChild?.classList).toContain('own');
    expect(host.firstElementChild?.getAttribute('data-own')).toBe('yes');
    expect(host.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('an open dialog is left to the browser', () => {
    const dialog = (
      <QuaysideProvider>
        <ConfirmDialog open title="Sure?" onConfirm={nothing} onCancel={nothing} />
      </QuaysideProvider>
    );
    host.innerHTML = renderToString(dialog);
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });
});
