import type { CloudLine, CloudTerm } from '../../contract/generated/openapi.ts';

export interface TemplateDraft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly termMonths: CloudTerm;
  readonly lines: readonly CloudLine[];
}

type Draft = readonly [itemId: string, name: string, quantity: number, size?: number, hoursPerMonth?: number];

const ALL_HOURS = 730;

/** Lines with ids of their own, by their position. */
export function linesOf(drafts: readonly Draft[]): CloudLine[] {
  return drafts.map(([itemId, name, quantity, size = 1, hoursPerMonth = ALL_HOURS], index) => ({
    id: `L${index + 1}`,
    itemId,
    name,
    quantity,
    size,
    hoursPerMonth,
    termMonths: null,
  }));
}

export const templates: readonly TemplateDraft[] = [
  {
    id: 'web-application',
    name: 'Web application',
    description: 'Two web servers and a database server behind a firewall, with a nightly backup',
    termMonths: 36,
    lines: linesOf([
      ['cpu-standard', 'Web servers', 2, 4],
      ['memory', 'Web servers', 2, 16],
      ['cpu-performance', 'Database server', 1, 8],
      ['memory', 'Database server', 1, 64],
      ['ssd', 'Web servers', 2, 80],
      ['nvme', 'Database server', 1, 500],
      ['backup-daily', 'All servers', 1, 660],
      ['enterprise-linux', 'All servers', 3],
      ['ipv4', 'Web servers', 2],
      ['firewall-shared', 'Web and database', 1],
      ['support-always', 'All servers', 3],
    ]),
  },
  {
    id: 'file-server',
    name: 'File server with backup',
    description:
      'A Windows file server for an office of about 100 people, with a daily backup and an archive',
    termMonths: 36,
    lines: linesOf([
      ['cpu-standard', 'File server', 1, 4],
      ['memory', 'File server', 1, 16],
      ['ssd', 'System', 1, 120],
      ['ssd', 'Shared files', 1, 4000],
      ['object', 'Archive', 1, 10_000],
      ['backup-daily', 'Shared files', 1, 4120],
      ['windows-server', 'File server', 1, 4],
      ['vpn', 'To the office', 1],
      ['support-standard', 'File server', 1],
    ]),
  },
  {
    id: 'disaster-recovery',
    name: 'Disaster recovery',
    description: 'Copies of four servers that start in our second data centre, with a test every year',
    termMonths: 12,
    lines: linesOf([
      ['cpu-standard', 'Standby servers, for tests', 4, 8, 24],
      ['memory', 'Standby servers, for tests', 4, 32, 24],
      ['replication', 'Standby servers', 4, 750],
      ['recovery-test', 'Yearly test', 1],
      ['ipv4-block', 'Second data centre', 1],
      ['firewall-dedicated', 'Second data centre', 1],
      ['vpn', 'To the first data centre', 2],
      ['support-always', 'Standby servers', 4],
      ['migration', 'First copy', 2],
    ]),
  },
  {
    id: 'remote-desktops',
    name: 'Remote desktops',
    description: 'Desktops for 50 people during office hours',
    termMonths: 12,
    lines: linesOf([
      ['cpu-standard', 'Desktop hosts', 5, 16, 260],
      ['memory', 'Desktop hosts', 5, 64, 260],
      ['ssd', 'Desktop hosts', 5, 200],
      ['ssd', 'Profiles', 1, 1000],
      ['remote-desktop', 'Users', 50],
      ['windows-server', 'Desktop hosts', 5, 16],
      ['firewall-shared', 'Desktop hosts', 1],
      ['support-standard', 'Desktop hosts', 5],
    ]),
  },
];
