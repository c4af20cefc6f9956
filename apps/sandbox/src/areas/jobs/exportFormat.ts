import type { WaitingFor, WaitingForPerson } from '../../contract/generated/openapi.ts';
import type { Heading } from './headings.ts';

export interface ListExportFormat {
  /** The name of the file, without its ending. */
  readonly name: string;
  /** The fields that a row may have in the file, and their headings. */
  readonly headings: Readonly<Record<string, Heading>>;
  /** The fields that are moments. The file has them in the caller's time zone, which their headings name. */
  readonly moments?: readonly string[];
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ListExport extends ListExportFormat {
  readonly rows: readonly object[];
  /** The wanted fields in their order. Default all. */
  readonly columns: readonly string[] | undefined;
}

/** The words for the party that a service, a case or a change request waits for. */
export const waitingForWords: Record<WaitingFor, string> = {
  you: 'You',
  colleague: 'A colleague',
  us: 'Us',
  thirdParty: 'A supplier',
};

/** A row of a file, whose column of whom it waits for has the name of the colleague who decides, if one does. */
export function exportedTurn<
  Row extends { readonly waitingFor: WaitingFor | null; readonly waitingForPerson?: WaitingForPerson },
>({ waitingForPerson, ...row }: Row) {
  return { ...row, waitingFor: waitingForPerson?.name ?? row.waitingFor };
}
