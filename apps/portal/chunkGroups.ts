import type { ResolveModulePreloadDependenciesFn, Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Areas of one screen, and those that are part of other chunks. */
const areasWithoutChunk = new Set([
  'landing',
  'dashboard',
  'legal',
  'not-found',
  'search',
  'demo',
  'dev',
  'feedbacks',
  'profile',
  'admin',
  'shared',
]);

/** Areas that share a chunk with another one: their pages lead to each other. */
const chunkOfArea = new Map([
  ['deliveries', 'services'],
  ['changes', 'services'],
]);

/** The modules of `areas/shared` that only these areas use. */
const sharedByServices =
  /\/areas\/shared\/src\/(?:changes\/|services\/(?:serviceApi|serviceWords|aboutService)\.)/;

/**
 * The modules that the screens of an area share: the files beside its manifest, and its pins. Components are left out, because the search
 * loads this chunk too and needs calls and words only.
 */
function areaOf(id: string): string | null {
  if (sharedByServices.test(id)) return 'services';
  const [, name = ''] = /\/areas\/([\w-]+)\/src\/(?:pins\/)?(?!area\.)\w+\.ts$/.exec(id) ?? [];
  return name === '' || areasWithoutChunk.has(name) ? null : (chunkOfArea.get(name) ?? name);
}

/** Matches the components of the design system with these names. */
function components(names: readonly string[]): string {
  return `packages/ui/src/components/(?:${names.join('|')})/`;
}

/**
 * A chunk of modules that match one of the patterns. It leaves their dependencies where they are, so that it never pulls in what only
 * one of its modules needs.
 */
function group(name: Group['name'], ...patterns: string[]): Group {
  return { name, test: new RegExp(patterns.join('|')), includeDependenciesRecursively: false };
}

/** The modules that are loaded before anything is rendered. */
const startGroups: Group[] = [
  // Run by startEarly.
  { name: 'early', test: /apps\/portal\/src\/boot\/earlyRequests\.ts/ },
  // Libraries change less often than our code, so a release leaves them in the browser's cache.
  { name: 'session-libraries', test: /node_modules\/(?:axios|oidc-client-ts|jwt-decode|valibot)\// },
  { name: 'session', test: /apps\/portal\/src\/boot\/composition\.ts/ },
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|react-router|react-router-dom|react-oidc-context)\//,
  },
  // Named for itself, or `signed-in-app` below would take what it shares with these.
  { name: 'start', tags: ['$initial'], test: /^(?!.*\/main\.tsx)/ },
];

/**
 * The chunks of the portal. Left alone, the bundler makes a file of every module that two pages share: hundreds, most of them under
 * 1 kB, and the signed-in app names each of them. So what is used together is one file. Groups import each other in one direction: `lists`
 * imports `tables`, they and `forms` import `field-parts`, all import `page-parts`, and that imports only `basics`. Otherwise a page would
 * load a chunk that it has no use for. The first group that matches a module takes it.
 */
export const chunkGroups: Group[] = [
  ...startGroups,
  // With everything that it imports: every page after the sign-in has it.
  { name: 'signed-in-app', test: /apps\/portal\/src\/boot\/composeSignedInApp\.tsx/ },
  group('demo', 'areas/demo/src/(?!area\\.ts|.*FoundationSamples)'),
  group('admin', 'areas/admin/src/(?:adminWords|api|searchUsers|contacts/contactRules|userList)'),
  // Pages that both views have.
  group('admin-home', 'areas/admin/src/(?:AdminHome|AdminPage)'),
  group('admin-user', 'areas/admin/src/user/(?:AdminUserPage|UserPage)'),
  group('admin-invite', 'areas/admin/src/invite/'),
  group(areaOf, '/areas/[\\w-]+/src/'),
  // The modules that the landing page shares with the others. It loads nothing of the groups below except `trend`.
  // They are listed, because the graph of imports does not say which they are: the bundler names what an index exports, also where
  // a page uses one export of it. By that graph the landing page would load 60 kB more.
  group(
    'basics',
    components([
      'AsOf',
      'AsyncContent',
      'Badge',
      'ButtonLink',
      'Card',
      'DateTime',
      'EmptyState',
      'Grid',
      'IconButton',
      'InlineAlert',
      'Link',
      'Logo',
      'PageContent',
      'PageHeader',
      'RelativeTime',
      'Skeleton',
      'Stack',
      'StatusLabel',
    ]),
    // Those of lists, forms and files are in `page-parts`.
    'packages/ui/src/icons/(?!archive|calendar|clipboard|copy|download|edit|filter|grip|image|more|return|sort|trash|upload)',
    'packages/ui/src/theme/(?:timeValue|useTimeText|MissingValue|ownText|toneMark|scrollEdges|useScrolls)',
    'packages/ui/src/behaviours/watchScrollEdges',
    'packages/ui/src/components/Table/(?:visuallyHidden|tableRoles)',
    'packages/ui/src/components/FileDrop/formatBytes',
    'packages/portal-core/src/react/use(?:Toasts|LiveChat|Notifications)',
    'contract/(?:src/|)generated/(?:calls|operations)/(?:pins|landing)',
    'areas/shared/src/useIsNarrow',
    // What builds the links of the first page.
    'packages/portal-core/src/addresses/(?:addressTo|fillPattern)',
    'packages/page-kit/src/failures/',
    'packages/page-kit/src/(?:format/(?:format|timeZone)|schema/(?:listEntries|times|wordOf)|page/useIsPage|cards/FilledRows|pins/(?:api|useRecentItems))',
  ),
  group(
    'numbers',
    components(['MetricTile']),
    'packages/ui/src/charts/(?:finite|useChartNumber|[cC]hart(?:Data|Number|Attributes|Failure|Labels))',
  ),
  group(
    'dialogs',
    components(['Dialog', 'ConfirmDialog']),
    'packages/ui/src/behaviours/ModalDialog',
    'packages/page-kit/src/page/(?:TaskDialog|useLeaveQuestion)',
    'node_modules/(?:@?react-aria(?:-components)?|@?react-stately|@internationalized|clsx)/',
  ),
  // Forms of things that several people change. They load `forms`, `detail` and `autosave`.
  group(
    'versioned-forms',
    'packages/page-kit/src/form/(?:useVersionedForm|useFormVersions|useKeptForm|useMergedValues|VersionConflict)',
  ),
  // For all areas with forms, loaded by the first of them.
  group(
    'forms',
    'node_modules/react-hook-form/',
    components(['ErrorSummary']),
    'packages/page-kit/src/form/(?!submitFailure|LostText|FormDateField)',
    'packages/page-kit/src/versions/(?:CommitmentButton|commitmentObstacle)',
  ),
  // A timeline, and the card of a detail page with it.
  group('history', components(['Timeline']), 'packages/page-kit/src/detail/HistoryCard'),
  // For the forms about a service that the address may name.
  group('service-field', 'areas/shared/src/services/(?:ServiceField|useServiceOfAddress)'),
  group('prose', components(['Prose'])),
  group('tables', components(['Table'])),
  group(
    'lists',
    components(['FilterBar', 'SavedViews', 'ColumnSettings', 'ListToolbar']),
    'packages/page-kit/src/list/(?!filterOptions|DayRange|useListAddress|Capped)',
    'packages/page-kit/src/(?:jobs/useExport|pins/useRowPins)',
  ),
  // The modules that lists and detail pages share. The descriptions of all other operations are 2 kB.
  group(
    'page-parts',
    components([
      'Breadcrumbs',
      'CopyButton',
      'DescriptionList',
      'Heading',
      'MenuButton',
      'Money',
      'Popover',
      'RestoredDraftNotice',
      'RowTitle',
      'SaveStatus',
      'Tabs',
      'Text',
    ]),
    'packages/ui/src/icons/',
    'packages/ui/src/components/SortableList/MoveButton',
    'packages/ui/src/behaviours/(?:useDisclosure|useEscape|usePlacement|firstFocusable|attachRef)',
    'packages/ui/src/theme/(?:floatingPanel|quietTarget|valueHead)',
    'packages/portal-core/src/(?:react/use(?:Action|Http|UnsavedWork)|resource/createAction)',
    'packages/page-kit/src/loading/',
    'packages/page-kit/src/versions/(?:conflictReason|keyedCall|useIdempotencyKey|useSavedVersion|useVersionEffect)',
    'contract/(?:src/|)generated/(?:calls|operations)/',
    'areas/shared/src/(?:entities|orders|cases|deals|quotes|approvals)/',
    'packages/page-kit/src/(?:schema|jobs)/',
    // Links of every area.
    'packages/portal-core/src/addresses/(?!addressTo\\.|fillPattern\\.)',
    'packages/contract/src/paths/',
    // Every field and every search reads what is typed by these.
    'packages/page-kit/src/input/',
    'areas/shared/src/(?:bandwidth|sites/[sS]iteTime|conversation/api|services/api)',
    'packages/page-kit/src/(?:options/|preview/|detail/(?:CopyableId|WaitingForLabel)|format/|page/(?:PageFrame|usePathState|useRemovalFocus)|versions/changedItems|form/submitFailure)',
    'packages/page-kit/src/(?:list/(?:Capped|filterOptions|useListAddress)|pins/(?:PinButton|usePins|createPin)|search/(?:identifiers|createListSearch))',
    'areas/search/src/pins/',
  ),
  // The fields of filters and forms.
  group(
    'field-parts',
    components([
      'Checkbox',
      'Field',
      'FieldGroup',
      'FieldRow',
      'NativeSelect',
      'RadioGroup',
      'TextArea',
      'TextField',
    ]),
    'packages/ui/src/theme/(?:removableChip|stateMark)',
  ),
  group(
    'detail',
    'packages/page-kit/src/(?:detail/|page/usePrinting)',
    'packages/page-kit/src/versions/(?:versionedActionState|Action(?:Outcome|Refused)|ConflictAlert|TypedText|Focused|[lL]astChange|(?:create|use)VersionedAction|useOwnName|versionWords)',
    'packages/page-kit/src/versions/useAuthorName',
    'areas/shared/src/commitments/',
    'packages/page-kit/src/form/LostText',
  ),
  // For the pages whose changes save themselves.
  group(
    'autosave',
    'packages/page-kit/src/versions/(?:AutosaveStatus|(?:create|use)VersionedDraft|createDraftVersions|createAutosave|explainSaveFailure|mergeParts|mergeOwnSaves|MergedNotice|saveFailureText|useCommitment|commitment|changeSince|useIsOnline)',
    'areas/shared/src/sites/createSiteIds',
  ),
  // Dialogs that ask before a thing ends.
  group('action-dialogs', 'packages/page-kit/src/versions/(?:ActionDialog|useDialogAction)'),
  group('quote-dialogs', 'areas/quoting/src/(?:prices/RepriceDialog|frame/EndQuoteDialog)'),
  group('wizard', components(['WizardFrame', 'Stepper', 'ReviewSection']), 'packages/page-kit/src/wizard/'),
  group('dashboard-cards', 'packages/page-kit/src/cards/(?:useCardReport|WaitingNumber)'),
  group(
    'dates',
    components(['DateField', 'Calendar', 'DateRangeField']),
    'packages/page-kit/src/form/FormDateField',
  ),
  group(
    'files',
    components(['FileList', 'FileDrop']),
    'areas/shared/src/conversation/use(?:Uploads|DraftUploads|SubmitAfterUploads)',
  ),
];

const startChunk = /^assets\/(?:index|rolldown-runtime|early|session-libraries|session|libraries|start)-/;
const signedInChunk = /^assets\/signed-in-app-/;

/** The files that a dynamic import fetches ahead. It leaves out those that are loaded whenever the importing chunk is. */
export const missingChunks: ResolveModulePreloadDependenciesFn = (
  file,
  dependencies,
  { hostId, hostType },
) => {
  if (hostType === 'html') return dependencies;
  const isSignedIn = !startChunk.test(hostId);
  return dependencies.filter(
    (path) => path === file || !(startChunk.test(path) || (isSignedIn && signedInChunk.test(path))),
  );
};
