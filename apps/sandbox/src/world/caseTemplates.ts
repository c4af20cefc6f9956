import type { CaseImpact, CaseType } from '../contract/generated/openapi.ts';

/** The author of an entry: a customer, an engineer, a supplier, or the system for an event. */
export type Speaker = 'customer' | 'engineer' | 'supplier' | 'system';

/** The texts of one kind of case. `{site}`, `{service}`, `{carrier}` and `{name}` are filled in. */
export interface CaseTemplate {
  readonly type: CaseType;
  readonly impact: CaseImpact;
  readonly subject: string;
  readonly description: string;
  readonly lines: readonly (readonly [Speaker, string])[];
  readonly question: string;
  readonly resolution: string;
  /** The services that it may be about; null if about none. */
  readonly about: 'live' | 'inDelivery' | null;
  /** The file that the description speaks of. */
  readonly attaches?: string;
}

export const caseTemplates: readonly CaseTemplate[] = [
  {
    type: 'fault',
    impact: 'down',
    subject: 'Loss of service at {site}',
    description:
      'The line at {site} is down. The router shows no light on the WAN port. We have restarted it twice.',
    lines: [
      ['system', 'We ran an automatic line test: no signal from the site.'],
      [
        'engineer',
        'Thank you. I can see the loss of light from our side as well, and I have raised it with {carrier}.',
      ],
      ['supplier', '{carrier}: an engineer has been assigned and will be at the cabinet within four hours.'],
      ['customer', 'The site opens at 8:00. Ask for the facilities desk.'],
      [
        'engineer',
        '{carrier} found a broken fibre in the duct outside the building. They are splicing it now.',
      ],
    ],
    question:
      'May an engineer visit tomorrow between 8:00 and 12:00? Please give us the name of somebody who can open the comms room.',
    resolution:
      '{carrier} spliced the broken fibre in the duct outside {site}. We tested the line for 30 minutes without errors.',
    about: 'live',
  },
  {
    type: 'fault',
    impact: 'intermittent',
    subject: 'Connection drops several times an hour',
    description: 'Users at {site} lose the connection for a minute or two, several times an hour.',
    lines: [
      [
        'engineer',
        'The port has gone down eleven times since you wrote. I am leaving a monitor on it overnight.',
      ],
      ['customer', 'We changed the patch lead as you asked. It still drops.'],
      [
        'engineer',
        'The errors are on the access line. I have asked {carrier} for a test of the copper tail.',
      ],
      ['supplier', '{carrier}: a joint in the chamber had taken in water and was remade.'],
    ],
    question:
      'May we run an intrusive test tonight between 22:00 and 23:00? The line will be down for about five minutes.',
    resolution: 'A wet joint was remade. The line has been stable for 24 hours.',
    about: 'live',
  },
  {
    type: 'fault',
    impact: 'degraded',
    subject: 'Slow uploads on {service}',
    description:
      'Uploads reach about a tenth of what we ordered. Downloads are fine. Speed tests from two machines are attached.',
    lines: [
      [
        'engineer',
        'I see a policer on the upstream that is set to the old bandwidth. I am asking for it to be changed.',
      ],
      ['system', 'The configuration of the port was changed.'],
      ['engineer', 'Please test again when you have a moment.'],
    ],
    question: 'Could you run the speed test once more and tell us the result?',
    resolution: 'The upstream limit was still set to the old bandwidth. We corrected it.',
    attaches: 'speed-test.txt',
    about: 'live',
  },
  {
    type: 'fault',
    impact: 'degraded',
    subject: 'Packet loss towards the cloud provider',
    description:
      'We see 2 % packet loss from {site} to the cloud region in London between 9:00 and 11:00 each day.',
    lines: [
      [
        'engineer',
        'The loss begins at the peering point. I have moved your traffic to the second path while we look at it.',
      ],
      ['customer', 'Better already, thank you. We will watch it this week.'],
      ['engineer', 'The peering link has been upgraded. I would like to move you back tonight.'],
    ],
    question: 'Is it all right if we move your traffic back at 23:00 tonight?',
    resolution: 'The peering link in London was upgraded and your traffic was moved back.',
    about: 'live',
  },
  {
    type: 'serviceRequest',
    impact: 'none',
    subject: 'Please add a second VLAN at {site}',
    description: 'We need VLAN 240 for the new telephones at {site}, with priority over the rest.',
    lines: [
      ['engineer', 'Certainly. VLAN 240 is free on this port. I will set it up in tonight’s window.'],
      ['system', 'The change was scheduled for tonight.'],
    ],
    question: 'Which range of addresses would you like on VLAN 240?',
    resolution: 'VLAN 240 is set up with priority. Your telephones can be connected.',
    about: 'live',
  },
  {
    type: 'serviceRequest',
    impact: 'none',
    subject: 'Reverse DNS for our mail server',
    description: 'Please set reverse DNS for the mail server at {site} to mail.northgate.example.',
    lines: [['engineer', 'The record is set. It can take up to four hours until every resolver has it.']],
    question: 'Which of your addresses is the mail server’s?',
    resolution: 'The reverse DNS record is set and answers from our resolvers.',
    about: 'live',
  },
  {
    type: 'billing',
    impact: 'none',
    subject: 'We were charged twice for {service}',
    description: 'Our latest invoice lists {service} on two lines. Please credit one of them.',
    lines: [
      [
        'engineer',
        'You are right: the old and the new contract overlapped by a month. I have passed it to billing.',
      ],
      ['system', 'A credit note was requested.'],
    ],
    question: 'Would you like the credit on your next invoice, or paid back?',
    resolution: 'A credit note for one month is on its way and will be on your next invoice.',
    about: 'live',
  },
  {
    type: 'billing',
    impact: 'none',
    subject: 'Purchase order number is missing on our invoice',
    description:
      'Our accounts team cannot pay without the purchase order number. Please send the invoice again with it.',
    lines: [
      ['engineer', 'I have added the number to your account, so that it is on every invoice from now on.'],
    ],
    question: 'Which purchase order number should be on the invoice?',
    resolution: 'The corrected invoice was sent to your accounts address.',
    about: null,
  },
  {
    type: 'orderQuery',
    impact: 'none',
    subject: 'When will {site} be delivered?',
    description: 'Our tenant moves in soon. Is the date for {site} still right?',
    lines: [
      ['engineer', 'The survey is booked. I will have a date for you as soon as {carrier} has been on site.'],
      ['supplier', '{carrier}: the survey had to move by two days because of a permit.'],
    ],
    question: 'Is there a date after which the line would be too late for you?',
    resolution: 'The committed date is confirmed and shown on the order.',
    about: 'inDelivery',
  },
  {
    type: 'information',
    impact: 'none',
    subject: 'Which of our sites have a diverse path?',
    description: 'Our auditors ask which of our sites have two separate paths. Could you send us a list?',
    lines: [['engineer', 'I am putting the list together from our records. You will have it tomorrow.']],
    question: 'Should the list cover sites in delivery as well?',
    resolution: 'Fourteen of your sites have two separate paths. We sent you the list by e-mail.',
    about: null,
  },
];
