import type { PersonKey } from './demo-people';

/** One line of a thread; the other party has seen it unless `unread`. */
export interface StoryMessage {
  by: 'renter' | 'owner' | 'ada';
  /** Days ago. */
  days: number;
  text: string;
  unread?: boolean;
}

/** Points of a checklist that are not in order, each with what is wrong. */
export type Faults = Record<string, string>;

/** A rental request of the demo, told by what happened; all times in days relative to the first start. */
export interface Story {
  /** Designation of a machine of the demo. */
  model: string;
  renter: PersonKey;
  /** Days ago. */
  asked: number;
  /** First day, counted from today at the machine's place; negative is past. */
  start: number;
  /** Both ends counted. */
  days: number;
  times?: [start: string, end: string];
  details: string;
  delivery?: boolean;
  /** `none`: no card stored yet; `declined`: a card the bank refuses. */
  card?: 'none' | 'declined';
  approved?: number;
  declined?: number;
  /** The rental amount was collected. */
  rentPaid?: boolean;
  /** The deposit was paid; the renter's other card was refused for the rent. */
  rentRefused?: boolean;
  /** The other side has not answered it. */
  offered?: { by: 'renter' | 'owner'; days: number; longerBy: number; text: string };
  /** The other side accepted it: the story's days are those with it. */
  extended?: { by: 'renter' | 'owner'; days: number; accepted: number; longerBy: number; text: string };
  /** The machine is down, and its owner has not answered. */
  down?: { days: number; text: string };
  /** Its renter was done before the days that were agreed. */
  calledOff?: { days: number; agreed: number };
  cancelled?: { by: 'renter' | 'owner' | 'ada'; days: number; reason: string };
  handedOver?: {
    days: number;
    fuel: number;
    details: string;
    faults?: Faults;
    signedBy: readonly ('owner' | 'renter')[];
  };
  returned?: {
    days: number;
    hoursUsed: number;
    fuel: number;
    details: string;
    /** Whole dollars claimed. */
    damage?: number;
    /** Points of the checklist that are not in order any more; without it nobody went through them. */
    faults?: Faults;
    accepted?: number;
    contested?: { days: number; reason: string };
  };
  /** Amounts that the owner billed after the return, in whole dollars. */
  bill?: {
    days: number;
    fuel?: number;
    cleaning?: number;
    damage?: number;
    details: string;
    contested?: { days: number; reason: string };
    offer?: { by: 'renter' | 'owner'; days: number; amount: number; text: string };
    /** The card was charged with what is above the deposit. */
    accepted?: number;
  };
  closed?: number;
  messages: StoryMessage[];
}

const WAITING: Story[] = [
  {
    model: '320 GC',
    renter: 'ray',
    asked: 1.1,
    start: 12,
    days: 5,
    times: ['07:00', '16:00'],
    delivery: true,
    details:
      'Footings for a 40 x 60 metal building, about 300 yards of clay to move. Firm ground, gate is 14 ft wide.',
    messages: [
      {
        by: 'renter',
        days: 1.1,
        text: 'Hi Olive, is the 42 in bucket on it, or can I get a 24 for the trench along the back?',
      },
      {
        by: 'owner',
        days: 0.9,
        text: 'Hi Ray, both are here. The 24 comes along on the lowboy if you want it, no charge.',
      },
      {
        by: 'renter',
        days: 0.2,
        text: 'Perfect, please send the 24 too. Can the driver be there by seven? The concrete crew comes at nine.',
        unread: true,
      },
    ],
  },
  {
    model: 'GS-1930',
    renter: 'ray',
    asked: 0.35,
    start: 20,
    days: 3,
    card: 'none',
    details: 'Hanging light fixtures in a shop with a 22 ft ceiling. Concrete floor.',
    messages: [
      {
        by: 'owner',
        days: 0.15,
        text: 'Happy to. Add a card and I will approve it tonight. What is the door width there?',
        unread: true,
      },
    ],
  },
  {
    model: '14LP',
    renter: 'june',
    asked: 1.2,
    start: 1,
    days: 2,
    card: 'none',
    details: 'Hauling brush to the county site, four or five loads.',
    messages: [{ by: 'renter', days: 1.2, text: 'I will add my card when I am back at the office.' }],
  },
  {
    model: '210G LC',
    renter: 'priya',
    asked: 0.8,
    start: 18,
    days: 10,
    delivery: true,
    details:
      'Retention pond for a subdivision, soils report attached to the permit. Two weeks of work, no weekends.',
    messages: [
      {
        by: 'renter',
        days: 0.8,
        text: 'Do you have a grading bucket for the slopes? Otherwise I bring ours, it is a 2-pin JD.',
        unread: true,
      },
    ],
  },
  {
    model: '140',
    renter: 'hank',
    asked: 0.6,
    start: 45,
    days: 20,
    details: 'Eleven miles of ranch road before the ground freezes hard.',
    messages: [
      { by: 'renter', days: 0.6, text: 'I ran one of these for the county for nine years.' },
      {
        by: 'owner',
        days: 0.5,
        text: 'Then I know who taught you. Let me check the plow schedule and come back to you tomorrow.',
      },
    ],
  },
  {
    model: '336',
    renter: 'june',
    asked: 1.85,
    start: 33,
    days: 15,
    delivery: true,
    details: 'Mass cut for a warehouse pad, 18,000 yards, haul trucks on site.',
    messages: [
      {
        by: 'owner',
        days: 1.2,
        text: 'Thank you. The permit takes four days, so that works. Is there a turn-around for a lowboy with jeep?',
        unread: true,
      },
    ],
  },
];

const COMING: Story[] = [
  {
    model: 'U35-4',
    renter: 'ray',
    asked: 6,
    approved: 5.2,
    start: 9,
    days: 4,
    delivery: true,
    details: 'French drain around a house, 180 ft. Please drop it in the alley, not on the drive.',
    extended: {
      by: 'renter',
      days: 3.2,
      accepted: 2.9,
      longerBy: 1,
      text: 'The neighbour wants one, too. One day more?',
    },
    messages: [
      { by: 'owner', days: 5.2, text: 'Approved. The alley is fine, I know the street.' },
      { by: 'renter', days: 4.8, text: 'Thank you! Utilities are marked, ticket number is on the stake.' },
      {
        by: 'owner',
        days: 0.4,
        text: 'Ray, we can bring it the evening before if you like. Same price.',
        unread: true,
      },
    ],
  },
  {
    model: '1055',
    renter: 'ray',
    asked: 4,
    approved: 3.1,
    start: 6,
    days: 7,
    card: 'declined',
    details: 'Setting trusses. Need the truss boom.',
    messages: [
      {
        by: 'owner',
        days: 3.1,
        text: 'Yours from Monday. The deposit did not go through, please look at your card.',
      },
      {
        by: 'renter',
        days: 2.9,
        text: 'The bank blocked it, new card is on its way. Give me until tomorrow.',
      },
    ],
  },
  {
    model: 'L90H',
    renter: 'ray',
    asked: 9,
    approved: 8.4,
    start: 1,
    days: 4,
    rentRefused: true,
    details: 'Loading out crushed concrete, about 1,200 tons.',
    messages: [
      { by: 'owner', days: 8.4, text: 'Yours. The 4-yard bucket is on; tell me if you want the forks.' },
      { by: 'renter', days: 8, text: 'Bucket is right. See you at seven.' },
    ],
  },
  {
    model: 'H 11i',
    renter: 'ray',
    asked: 12,
    approved: 11.5,
    start: 1,
    days: 3,
    details: 'Proof-rolling a parking lot base, 2 acres.',
    messages: [
      { by: 'owner', days: 11.5, text: 'Fine. Smooth drum, as you asked. I leave the shell off.' },
      { by: 'renter', days: 11.1, text: 'Right, smooth only. See you then.' },
    ],
  },
  {
    model: 'FTX148L',
    renter: 'ray',
    asked: 9,
    approved: 8.6,
    start: 31,
    days: 5,
    delivery: true,
    details: 'Five acres of scrub oak around a cabin. My operator has 600 h on a Fecon.',
    messages: [
      {
        by: 'owner',
        days: 8.6,
        text: 'Good, that answers my only question. Approved. Bring a second set of teeth if there is rock.',
      },
      { by: 'renter', days: 8.1, text: 'Will do. Thanks, Marcus.' },
    ],
  },
  {
    model: 'TB230',
    renter: 'june',
    asked: 7,
    approved: 6.8,
    start: 4,
    days: 3,
    delivery: true,
    details: 'Digging out an old koi pond.',
    messages: [
      { by: 'owner', days: 6.8, text: 'Approved, gracias. Is the gate wider than five feet?' },
      { by: 'renter', days: 6.5, text: 'Six and a half, measured it.' },
    ],
  },
  {
    model: '14ET',
    renter: 'marcus',
    asked: 5,
    approved: 4.7,
    start: 15,
    days: 6,
    details:
      'Picking up a skid steer near Waco and bringing it home. Yes, I have my own machines and no trailer in Texas.',
    messages: [{ by: 'owner', days: 4.7, text: 'For a colleague, always. Coffee is on when you come by.' }],
  },
];

const RUNNING: Story[] = [
  {
    model: '700L',
    renter: 'ray',
    asked: 16,
    approved: 15,
    start: -2,
    days: 7,
    rentPaid: true,
    handedOver: {
      days: 1.9,
      fuel: 100,
      details: 'Blade tips are worn, still good for the week.',
      signedBy: ['owner', 'renter'],
    },
    delivery: true,
    details: 'House pad and a quarter mile of driveway.',
    messages: [
      {
        by: 'owner',
        days: 15,
        text: 'Approved. Slope assist is set up for the six-way, ask if it feels odd.',
      },
      { by: 'renter', days: 1.8, text: 'It is here and runs well. Meter reads 2,951.' },
      { by: 'owner', days: 1.7, text: 'Thanks, same as my note. Have a good week.' },
      {
        by: 'renter',
        days: 0.1,
        text: 'One grease fitting on the left blade cylinder is gone. Drives fine, just so you know.',
        unread: true,
      },
    ],
  },
  {
    model: 'BC1000XL',
    renter: 'priya',
    asked: 8,
    approved: 7.5,
    start: -1,
    days: 3,
    rentPaid: true,
    handedOver: { days: 0.9, fuel: 90, details: 'New knives, two keys.', signedBy: ['owner'] },
    details: 'Storm damage, two cottonwoods, nothing over ten inches.',
    messages: [
      { by: 'owner', days: 7.5, text: 'Knives are fresh. Bring a 2 5/16 ball.' },
      { by: 'renter', days: 0.6, text: 'Chips like butter.' },
    ],
  },
  {
    model: 'SVL75-3',
    renter: 'ray',
    asked: 10,
    approved: 9.5,
    start: -3,
    days: 6,
    rentPaid: true,
    details: 'Grading a half acre behind a feed store, hauling off the spoil.',
    down: {
      days: 1.4,
      text: 'Left drive motor drips and it stops after ten minutes, code 62. Shut it down and left it by the gate.',
    },
    messages: [
      { by: 'owner', days: 9.5, text: 'Approved. The grading blade is on it, the bucket in the shed.' },
      { by: 'renter', days: 1.3, text: 'I reported it here with what I know. Can you send somebody?' },
    ],
  },
  {
    model: '672G',
    renter: 'ray',
    asked: 13,
    approved: 12.6,
    start: -6,
    days: 7,
    rentPaid: true,
    details: 'Shaping a caliche lease road, about four miles.',
    calledOff: { days: 0.6, agreed: 10 },
    messages: [
      { by: 'owner', days: 12.6, text: 'Approved. It is back together and runs better than before.' },
      {
        by: 'renter',
        days: 0.6,
        text: 'Done three days early. It stands at the cattle guard, key is on the tire.',
      },
    ],
  },
  {
    model: 'EC220E',
    renter: 'tom',
    asked: 21,
    approved: 20,
    start: -8,
    days: 21,
    rentPaid: true,
    delivery: true,
    details: 'Sanitary sewer, 900 ft at 9 ft. Trench box is ours.',
    offered: { by: 'renter', days: 0.4, longerBy: 7, text: 'The last manhole holds us up, one more week.' },
    messages: [
      { by: 'owner', days: 20, text: 'Approved, my brother brings it Thursday before seven.' },
      { by: 'renter', days: 3, text: 'We may need it one more week, is that possible?' },
      {
        by: 'owner',
        days: 2.8,
        text: 'Nobody after you for a good while. Change the rental here and I accept it.',
      },
    ],
  },
  {
    model: 'E35',
    renter: 'ray',
    asked: 14,
    approved: 13,
    start: -6,
    days: 4,
    rentPaid: true,
    details: 'Clearing a fence line.',
    messages: [
      { by: 'owner', days: 13, text: 'Approved. Thumb stays on it.' },
      { by: 'renter', days: 2.7, text: 'Brought it back at five yesterday, key is in the box.' },
    ],
  },
  {
    model: 'P185',
    renter: 'ray',
    asked: 29,
    approved: 28,
    start: -20,
    days: 8,
    rentPaid: true,
    details: 'Sandblasting a trailer frame.',
    messages: [
      { by: 'owner', days: 28, text: 'Approved. Drain the tank every evening please.' },
      { by: 'renter', days: 12.6, text: 'It is back in the yard, thanks.' },
    ],
  },
];

const RETURNED: Story[] = [
  {
    model: '580 Super N',
    renter: 'ray',
    asked: 13,
    approved: 12.4,
    start: -5,
    days: 4,
    rentPaid: true,
    details: 'Water line, 3 ft deep, and loading out the spoil.',
    returned: { days: 0.8, hoursUsed: 27, fuel: 85, details: 'Clean, all buckets there. Thank you.' },
    messages: [
      { by: 'owner', days: 12.4, text: 'Approved. 24 in bucket is on it.' },
      {
        by: 'owner',
        days: 0.8,
        text: 'Return is written down, have a look and accept it when you can. Nothing to complain about.',
        unread: true,
      },
    ],
  },
  {
    model: '450AJ',
    renter: 'ray',
    asked: 22,
    approved: 21,
    start: -12,
    days: 5,
    rentPaid: true,
    handedOver: {
      days: 11.9,
      fuel: 70,
      details: 'Delivered to the church lot.',
      faults: { controls: 'Small crack in the cover of the upper box' },
      signedBy: ['owner', 'renter'],
    },
    delivery: true,
    details: 'Gutter and fascia on a church.',
    returned: {
      days: 6,
      hoursUsed: 19,
      fuel: 40,
      faults: { controls: 'Cover of the upper box is cracked through', rails: 'Gate does not latch' },
      damage: 220,
      details:
        'Upper control box cover is cracked through and the platform gate does not latch. Photographs taken on the lowboy.',
      contested: {
        days: 5.2,
        reason:
          'The crack was there at delivery, your driver saw it. I agree about the gate, not about the cover.',
      },
    },
    messages: [
      { by: 'owner', days: 21, text: 'Approved. Stay off the flower beds, the pastor told me.' },
      { by: 'owner', days: 6, text: 'Sorry to bring this up, but the control box cover is cracked.' },
      {
        by: 'renter',
        days: 5.2,
        text: 'It came like that. I have a picture from the first morning and will send it to support.',
      },
      {
        by: 'ada',
        days: 4.5,
        text: 'I have read both sides and asked the driver. I will decide about the deposit this week.',
      },
    ],
  },
  {
    model: '8515E',
    renter: 'tom',
    asked: 12,
    approved: 11,
    start: -4,
    days: 2,
    rentPaid: true,
    details: 'Overlay of a school lot.',
    returned: { days: 1.5, hoursUsed: 14, fuel: 60, details: 'Hopper clean. Thanks, Tom.', accepted: 1.2 },
    closed: 1.2,
    messages: [{ by: 'owner', days: 11, text: 'Approved. Screed man is free on both days, tell me.' }],
  },
];

const CLOSED: Story[] = [
  {
    model: 'S650',
    renter: 'ray',
    asked: 55,
    approved: 54,
    start: -45,
    days: 10,
    rentPaid: true,
    delivery: true,
    details: 'Spreading topsoil, 40 loads.',
    returned: {
      days: 35,
      hoursUsed: 61,
      fuel: 100,
      details: 'Full tank and washed. Come again.',
      accepted: 34.5,
    },
    closed: 34.5,
    messages: [
      { by: 'owner', days: 54, text: 'Approved.' },
      { by: 'renter', days: 34.4, text: 'Great machine, thank you Olive.' },
    ],
  },
  {
    model: 'DCA70SSJU4F',
    renter: 'ray',
    asked: 82,
    approved: 81,
    start: -70,
    days: 14,
    rentPaid: true,
    details: 'Power for a site office and two tower lights.',
    returned: {
      days: 55.5,
      hoursUsed: 290,
      fuel: 20,
      damage: 180,
      details: 'One camlock cable cut. 180 is what the supplier asks for a new one.',
      accepted: 55,
    },
    closed: 55,
    messages: [
      { by: 'owner', days: 81, text: 'Approved. Fuel is on you, about 2.5 gallons an hour at half load.' },
      { by: 'renter', days: 55, text: 'Fair enough, that was our forklift.' },
    ],
  },
  {
    model: '332G',
    renter: 'hank',
    asked: 68,
    approved: 67,
    start: -60,
    days: 7,
    rentPaid: true,
    delivery: true,
    details: 'Corral work.',
    returned: { days: 53, hoursUsed: 38, fuel: 75, details: 'As it left.', accepted: 52 },
    closed: 52,
    messages: [{ by: 'owner', days: 67, text: 'Approved, see you Tuesday.' }],
  },
  {
    model: 'KX080-4',
    renter: 'tom',
    asked: 40,
    approved: 39,
    start: -30,
    days: 5,
    rentPaid: true,
    details: 'Basement for an addition.',
    returned: { days: 25, hoursUsed: 33, fuel: 90, details: 'Good.', accepted: 24 },
    closed: 24,
    messages: [{ by: 'owner', days: 39, text: 'Approved.' }],
  },
  {
    model: 'BW 120 AD-5',
    renter: 'ray',
    asked: 110,
    approved: 109,
    start: -100,
    days: 2,
    rentPaid: true,
    details: 'Driveway at my mother-in-law’s, so it has to be perfect.',
    returned: { days: 98, hoursUsed: 6, fuel: 95, details: 'Water drained, nice of you.', accepted: 97.5 },
    closed: 97.5,
    messages: [
      { by: 'owner', days: 109, text: 'Approved. No pressure then.' },
      { by: 'renter', days: 97.5, text: 'She likes it.' },
    ],
  },
];

const CALLED_OFF: Story[] = [
  {
    model: '672G',
    renter: 'ray',
    asked: 30,
    declined: 29,
    start: -20,
    days: 5,
    details: 'Regrading a caliche road.',
    messages: [
      {
        by: 'owner',
        days: 29,
        text: 'Sorry Ray, the transmission is apart until the end of the month. Marcus has a 140 but it is a long way.',
      },
    ],
  },
  {
    model: 'PC210LC-11',
    renter: 'ray',
    asked: 25,
    approved: 24,
    start: 30,
    days: 12,
    delivery: true,
    details: 'Pond near Ardmore.',
    cancelled: {
      by: 'renter',
      days: 10,
      reason: 'The landowner sold. Sorry for the trouble, and thank you for being quick.',
    },
    messages: [
      { by: 'owner', days: 24, text: 'Approved.' },
      { by: 'owner', days: 9.8, text: 'No harm done, it is early. The deposit goes back in full.' },
    ],
  },
  {
    model: 'LTV6',
    renter: 'ray',
    asked: 15,
    approved: 14,
    start: -3,
    days: 5,
    details: 'Night pour.',
    cancelled: {
      by: 'owner',
      days: 9,
      reason: 'The mast winch failed its check this morning and the part takes two weeks. I am sorry.',
    },
    messages: [{ by: 'renter', days: 8.8, text: 'Better now than at midnight. I found another one.' }],
  },
  {
    model: 'RTX550',
    renter: 'june',
    asked: 20,
    declined: 19.5,
    start: -9,
    days: 2,
    details: 'Irrigation main.',
    messages: [
      {
        by: 'owner',
        days: 19.5,
        text: 'That ground is full of granite, the chain would not last the day. Take an excavator with a rock bucket.',
      },
    ],
  },
  {
    model: 'WP1550',
    renter: 'hank',
    asked: 18,
    approved: 17.5,
    start: -2,
    days: 3,
    details: 'Pavers, small patio.',
    cancelled: { by: 'renter', days: 7, reason: 'Rain all week.' },
    messages: [{ by: 'owner', days: 17.5, text: 'Approved.' }],
  },
  {
    model: 'XQ60',
    renter: 'vic',
    asked: 32,
    start: -15,
    days: 7,
    card: 'none',
    details: 'Event.',
    cancelled: { by: 'ada', days: 20, reason: 'The account was suspended: asked to pay outside the site.' },
    messages: [{ by: 'renter', days: 31, text: 'Call me, I pay cash, cheaper for both of us.' }],
  },
];

/** Requests in every state of their life; the last to be asked comes last. */
/** Rentals whose machine is not back from the rental before. */
const NEXT: Story[] = [
  {
    model: 'E35',
    renter: 'tom',
    asked: 4,
    approved: 3.6,
    start: 1,
    days: 3,
    rentPaid: true,
    details: 'Storm drain behind the shop, 120 ft.',
    messages: [{ by: 'owner', days: 3.6, text: 'Approved. It comes back from a fence line just before.' }],
  },
];

export const STORIES: readonly Story[] = [
  ...CLOSED,
  ...RETURNED,
  ...CALLED_OFF,
  ...RUNNING,
  ...COMING,
  ...WAITING,
  ...NEXT,
].sort((a, b) => b.asked - a.asked);
