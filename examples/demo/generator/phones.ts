import type { CountryCode } from './lexicon/family.ts';

/** A block of numbers: the text before the last digits, how many last digits there are, and how many numbers. */
type Block = { prefix: string; digits: number; count: number; from: number };

const block = (prefix: string, digits: number, count: number, from = 0): Block => ({
  prefix,
  digits,
  count,
  from,
});

/** The mobile numbers the Australian regulator lists for fiction one by one. */
const AU_MOBILES =
  `570 006,570 110,570 156,570 157,570 158,570 159,570 313,570 737,571 266,571 491,571 804,572 549,
572 665,572 983,573 087,573 770,574 118,574 632,575 254,575 789,576 398,576 801,577 426,577 644,578 148,578 212,
578 888,578 957,579 455,579 760`
    .split(',')
    .map((number) => block(`+61 491 ${number.trim()}`, 0, 1));

const US_AREAS =
  `212,213,214,215,216,301,302,303,304,305,312,313,314,315,316,401,402,404,405,406,407,408,410,412,413,
415,417,419,432,434,501,502,503,504,505,509,512,513,515,602,603,605,606,607,608,612,614,615,617,619,702,703,704,
706,713,716,717,718,801,802,803,804,808,812,816,817,818,901,904,916,917,919,970,971,972`
    .split(',')
    .map((area) => area.trim());

/**
 * Ranges the regulators keep for fiction: ACMA (AU), Ofcom (GB), 555-0100 to 555-0199 (US), ComReg's 020 91x (IE).
 * New Zealand and Singapore keep none; their blocks are only shaped like local numbers, so nobody may dial them.
 */
const BLOCKS: Readonly<Record<CountryCode, readonly Block[]>> = {
  AU: [
    ...AU_MOBILES,
    ...['2', '3', '7', '8'].flatMap((area) => [
      block(`+61 ${area} 5550 `, 4, 10000),
      block(`+61 ${area} 7010 `, 4, 10000),
    ]),
  ],
  NZ: [...['9', '4', '3', '7', '6'].map((area) => block(`+64 ${area} 555 `, 4, 10000))],
  GB: [
    block('+44 7700 900', 3, 1000),
    ...['20 7946 ', '113 496 ', '114 496 ', '115 496 ', '116 496 ', '117 496 ', '118 496 ', '121 496 '].map(
      (area) => block(`+44 ${area}`, 4, 1000),
    ),
    ...['131 496 ', '141 496 ', '151 496 ', '161 496 ', '191 498 ', '29 2018 '].map((area) =>
      block(`+44 ${area}`, 4, 1000),
    ),
    block('+44 28 9649 ', 4, 1000, 6000),
    block('+44 1632 960', 3, 1000),
  ],
  US: US_AREAS.map((area) => block(`+1 ${area} 555 `, 4, 100, 100)),
  IE: [...Array(10).keys()].map((n) => block(`+353 20 91${n} `, 4, 10000)),
  SG: [block('+65 6123 ', 4, 10000)],
};

const sizeOf = (country: CountryCode): number => BLOCKS[country].reduce((sum, each) => sum + each.count, 0);

/** Numbers set aside for the agency and its clients, from the end of the country's list. */
const OFFICE_NUMBERS = 1000;

/** How many candidates can have a number of their own in this country. */
const phoneCapacity = (country: CountryCode): number => sizeOf(country) - OFFICE_NUMBERS;

const numberAt = (country: CountryCode, position: number): string | null => {
  let left = position;
  for (const each of BLOCKS[country]) {
    if (left < each.count) {
      if (each.digits === 0) return each.prefix;
      // 7919 is prime to every count, so this walks the block once, out of order.
      const number = each.from + ((left * 7919 + 4177) % each.count);
      return each.prefix + String(number).padStart(each.digits, '0');
    }
    left -= each.count;
  }
  return null;
};

/**
 * The phone number of the candidate at this index, in international form, or null once the ranges are used up:
 * a shared number would make strangers look like the same person.
 */
export const candidatePhone = (country: CountryCode, index: number): string | null =>
  index < phoneCapacity(country) ? numberAt(country, index) : null;

/** A number for an office or a client contact; slots below 1000 never meet a candidate's number. */
export const officePhone = (country: CountryCode, slot: number): string | null =>
  numberAt(country, sizeOf(country) - 1 - (slot % OFFICE_NUMBERS));
