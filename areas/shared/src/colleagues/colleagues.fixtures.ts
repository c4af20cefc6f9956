import type { OutOfOffice } from '../entities/entities.ts';

const outOfOffice: OutOfOffice = {
  from: '2020-01-01',
  until: '2099-12-03',
  standIn: { id: 'lena.fischer', name: 'Lena Fischer' },
};

export const awayColleagues = {
  items: [{ id: 'priya.shah', name: 'Priya Shah', email: 'priya.shah@northgate.example', outOfOffice }],
};
