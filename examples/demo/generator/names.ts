import type { Faker } from '@faker-js/faker';
import { faker as greekNames } from '@faker-js/faker/locale/el';
import { faker as englishNames } from '@faker-js/faker/locale/en';
import { faker as auNames } from '@faker-js/faker/locale/en_AU';
import { faker as hongKongNames } from '@faker-js/faker/locale/en_HK';
import { faker as indianNames } from '@faker-js/faker/locale/en_IN';
import { faker as nigerianNames } from '@faker-js/faker/locale/en_NG';
import { faker as mexicanNames } from '@faker-js/faker/locale/es_MX';
import { faker as indonesianNames } from '@faker-js/faker/locale/id_ID';
import { faker as italianNames } from '@faker-js/faker/locale/it';
import { faker as polishNames } from '@faker-js/faker/locale/pl';
import { faker as vietnameseNames } from '@faker-js/faker/locale/vi';
import type { CountryCode } from './lexicon/family.ts';
import type { Random, Weighted } from './random.ts';
import { plain, slug } from './text.ts';

/** A name with its mailbox spelling and its spelling without accents, worked out once. */
type Spelt = { text: string; plain: string; slug: string };

type Pool = {
  female: readonly Spelt[];
  male: readonly Spelt[];
  family: readonly Spelt[];
  /** How often people of this heritage go by an English first name. */
  english_first: number;
  languages: readonly string[];
};

const spell = (names: readonly string[]): Spelt[] =>
  [...new Set(names)]
    .map((text) => ({ text, plain: plain(text), slug: slug(text) }))
    .filter((name) => name.slug !== '');

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

type Part = 'female' | 'male' | 'generic';

/** The names of a locale, from its own list before any it falls back to. */
const from = (source: Faker, kind: 'first_name' | 'last_name', part: Part): readonly string[] => {
  const person = source.rawDefinitions.person;
  const entry = person?.[kind];
  return entry?.[part] ?? [];
};

/** Greek letters by sound; digraphs first, as "ου" is one vowel. */
const GREEK: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/μπ/g, 'b'],
  [/ντ/g, 'nt'],
  [/γγ/g, 'ng'],
  [/θ/g, 'th'],
  [/χ/g, 'ch'],
  [/ψ/g, 'ps'],
  [/ξ/g, 'x'],
];
const GREEK_FROM = 'αβγδεζηικλμνοπρσςτυφω';
const GREEK_TO = 'avgdeziiklmnoprsstyfo';

const romanise = (greek: string): string => {
  let text = plain(greek).toLowerCase();
  for (const [letters, sound] of GREEK) text = text.replace(letters, sound);
  const latin = [...text].map((letter) => GREEK_TO[GREEK_FROM.indexOf(letter)] ?? letter).join('');
  return latin.charAt(0).toUpperCase() + latin.slice(1);
};

const single = (names: readonly string[]): string[] =>
  names.filter((name) => !/[\s'-]/.test(name) && name.length > 2);

// Surnames that are common in Britain and its former colonies; the locale's list is mostly of other origins.
const ENGLISH_FAMILY =
  words(`Adams Allen Anderson Andrews Armstrong Atkinson Austin Bailey Baker Ball Barker Barnes
  Barrett Bell Bennett Bishop Black Bond Booth Bradley Brooks Brown Bryant Burgess Burke Burns Burton Butler Campbell
  Carr Carroll Carter Chapman Clark Clarke Cole Coleman Collins Cook Cooper Cox Crawford Cunningham Curtis Davidson
  Davies Davis Dawson Day Dean Dixon Douglas Duncan Dunn Edwards Elliott Ellis Evans Fisher Fleming Fletcher Ford
  Foster Fox Francis Fraser Freeman French Gardner George Gibson Gilbert Gill Gordon Graham Grant Gray Green Griffin
  Griffiths Hall Hamilton Harper Harris Harrison Hart Harvey Hawkins Hayes Henderson Henry Hill Holland Holmes Hopkins
  Howard Howe Hudson Hughes Hunt Hunter Hutchinson Jackson James Jenkins Johnson Johnston Jones Jordan Kaye Kelly
  Kennedy Kerr King Knight Knowles Lambert Lane Lawrence Lawson Lee Lewis Lloyd Long Lowe Macdonald Marsh Marshall
  Martin Mason Matthews May McKenzie McLean Miller Mills Mitchell Moore Morgan Morris Morrison Morton Moss Murphy Murray
  Nash Newman Newton Nicholls Norman Osborne Owen Page Palmer Parker Parsons Patterson Payne Pearce Pearson Perkins Perry
  Phillips Poole Porter Potter Powell Pratt Price Pritchard Quinn Ramsay Read Reed Rees Reid Reynolds Rhodes Richards
  Richardson Roberts Robertson Robinson Rogers Rose Ross Russell Ryan Sanders Saunders Scott Sharp Shaw Shepherd Simmons
  Simpson Sinclair Skinner Smith Spencer Stephens Stevens Stevenson Stewart Stone Sutherland Sutton Taylor Thomas Thompson
  Thomson Thornton Todd Tucker Turner Vaughan Walker Wallace Walsh Walters Ward Warren Watkins Watson Watts Webb Webster
  Wells West Wheeler White Wilkins Wilkinson Williams Williamson Willis Wilson Wood Woods Wright Yates Young`);

const ENGLISH_FEMALE = single([
  ...from(auNames, 'first_name', 'female'),
  ...words(`Alice Amanda Amy Andrea Anna Anne Bethany Bridget Caroline Catherine Charlotte Claire Deborah Elizabeth Emily
    Fiona Georgia Grace Hannah Helen Jane Jennifer Joanna Julia Karen Kate Kirsty Laura Linda Louise Lucy Megan Michelle
    Natalie Nicola Olivia Patricia Rachel Rebecca Rosie Ruth Samantha Sarah Sharon Sophie Stephanie Susan Tracey Victoria
    Zoe`),
]);
const ENGLISH_MALE = single([
  ...from(auNames, 'first_name', 'male'),
  ...words(`Adam Alan Andrew Anthony Ben Callum Charles Christopher Craig Daniel David Dean Edward Gareth Gary George
    Graham Harry Ian Jack James Jason Joe John Jonathan Joshua Keith Kevin Liam Luke Mark Martin Matthew Michael Nathan
    Neil Nicholas Oliver Patrick Paul Peter Philip Richard Robert Ross Ryan Scott Simon Stephen Steven Stuart Thomas
    Timothy Tom William`),
]);

const pool = (
  female: readonly string[],
  male: readonly string[],
  family: readonly string[],
  english_first: number,
  languages: readonly string[],
): Pool => ({ female: spell(female), male: spell(male), family: spell(family), english_first, languages });

const POOLS = {
  english: pool(ENGLISH_FEMALE, ENGLISH_MALE, ENGLISH_FAMILY, 0, []),
  american: pool(
    [...ENGLISH_FEMALE, ...single(from(englishNames, 'first_name', 'female')).filter((_, i) => i % 6 === 0)],
    [...ENGLISH_MALE, ...single(from(englishNames, 'first_name', 'male')).filter((_, i) => i % 6 === 0)],
    [...ENGLISH_FAMILY, ...single(from(englishNames, 'last_name', 'generic')).filter((_, i) => i % 5 === 0)],
    0,
    [],
  ),
  irish: pool(
    words(`Aoife Niamh Ciara Sinéad Orla Gráinne Róisín Siobhán Maeve Clodagh Deirdre Aisling Caoimhe Eimear Nuala Emma
      Sarah Laura Rachel Kate Mary Áine Fionnuala Bríd`),
    words(`Cian Conor Seán Eoin Pádraig Ciarán Declan Niall Darragh Oisín Fergal Donal Cormac Brendan Kevin Patrick Michael
      David James Rory Colm Diarmuid Tadhg Shane Barry`),
    words(`O'Brien O'Connor O'Sullivan O'Neill O'Reilly Murphy Kelly Byrne Ryan Walsh Doyle McCarthy Gallagher Doherty
      Kennedy Lynch Murray Quinn Moore McLoughlin Carroll Connolly Daly Connell Wilson Dunne Brennan Burke Collins Campbell
      Clarke Johnston Hughes Farrell Fitzgerald Brown Martin Maguire Nolan Flynn Thompson Callaghan O'Donnell Duffy Mahony
      Boyle Healy Shea White Sweeney Hayes Kavanagh Power McGrath Moran Brady Stewart Casey Foley Fitzpatrick O'Leary
      McDonnell MacMahon Donnelly Regan Donovan Burns Flanagan Mullan Barry Kane Robinson Cunningham Griffin Kenny Sheehan
      Ward Whelan Lyons Reid Graham Higgins Cullen Keane King Maher McKenna Bell Scott Hogan O'Keeffe Magee McNamara Molloy`),
    0,
    [],
  ),
  chinese: pool(
    words(
      'Xin Mei Ling Yan Jing Li Hui Fang Xiaoling Yifan Yuting Jiayi Siyu Wenjing Xinyi Ruoxi Meiling Shuang Yanan Lihua',
    ),
    words(
      'Wei Jun Hao Ming Lei Bo Chen Tao Jian Feng Zihan Yichen Haoran Jiahao Zhiyuan Junjie Weimin Guowei Xiaoming Peng',
    ),
    single(from(hongKongNames, 'last_name', 'generic')).concat(
      words('Li Xu Wu Ma Hu He Guo Sun Gao Luo Song Tang Han Feng Deng Cao Peng'),
    ),
    0.55,
    ['Mandarin', 'Cantonese'],
  ),
  indian: pool(
    words(`Priya Anjali Neha Pooja Divya Kavita Deepa Sunita Shreya Aishwarya Lakshmi Meera Nisha Ritu Swati Sneha Anita
      Harpreet Simran Gurpreet Radhika Isha Tanvi Pallavi Rashmi`).concat(
      single(from(indianNames, 'first_name', 'female')).filter((_, i) => i % 9 === 0),
    ),
    words(`Rahul Amit Arjun Vikram Rohan Sanjay Rajesh Suresh Anil Karthik Aditya Nikhil Manish Deepak Ravi Harpreet Gurdeep
      Manpreet Varun Siddharth Ashwin Prakash Vivek Naveen Kiran`).concat(
      single(from(indianNames, 'first_name', 'male')).filter((_, i) => i % 9 === 0),
    ),
    from(indianNames, 'last_name', 'generic').filter(
      (name) => !['Abbott', 'Nehru', 'Gandhi', 'Tagore'].includes(name),
    ),
    0.05,
    ['Hindi', 'Punjabi', 'Tamil', 'Gujarati', 'Telugu'],
  ),
  vietnamese: pool(
    from(vietnameseNames, 'first_name', 'female').filter((name) => name.split(' ').length === 2),
    from(vietnameseNames, 'first_name', 'male').filter((name) => name.split(' ').length === 2),
    // Frequencies are as in life: two in five Vietnamese are called Nguyễn, so it is not left to the list.
    from(vietnameseNames, 'last_name', 'generic'),
    0.4,
    ['Vietnamese'],
  ),
  italian: pool(
    words(
      'Giulia Chiara Francesca Sofia Martina Elena Paola Silvia Alessandra Valentina Rosa Lucia Daniela Carla Angela',
    ),
    words(
      'Marco Luca Giuseppe Antonio Matteo Andrea Francesco Roberto Paolo Salvatore Domenico Vincenzo Carlo Alessandro Pietro',
    ),
    single(from(italianNames, 'last_name', 'generic')),
    0.5,
    ['Italian'],
  ),
  greek: pool(
    words('Eleni Maria Katerina Sophia Georgia Dimitra Vasiliki Anna Despina Ioanna Angeliki Athena'),
    words(
      'Nick George Dimitri Kosta Yianni Panagiotis Theo Spiro Vasilis Stavros Andreas Christos Alexandros',
    ),
    single(
      from(greekNames, 'last_name', 'generic')
        .filter((name) => name.endsWith('ς'))
        .map(romanise),
    ),
    0.35,
    ['Greek'],
  ),
  arabic: pool(
    words(
      'Fatima Layla Noor Mariam Yasmin Rania Dina Hana Salma Amira Zeinab Lina Nadia Rana Sara Huda Aya Samira',
    ),
    words(
      'Ahmed Mohamed Ali Omar Hassan Khaled Youssef Karim Tariq Samir Bilal Ibrahim Mustafa Rami Ziad Fadi Hussein Walid',
    ),
    words(`Haddad Khoury Mansour Nasser Saleh Hamdan Aziz Farah Rahman Ibrahim Abboud Issa Jaber Kassab Khalil Sayegh Tannous
      Younis Zaidan Hassan Hussein Awad Bakri Darwish El-Masri Fakhoury Ghanem Habib Najjar Rizk Saad Shahin`),
    0.1,
    ['Arabic'],
  ),
  filipino: pool(
    words(
      'Maria Angelica Jasmine Kristine Rowena Maricel Jocelyn Liza Grace Joy Aileen Marites Camille Bianca',
    ),
    words('Jose Mark John Paolo Ramon Carlo Miguel Rodel Jerome Christian Arnel Rommel Jericho Gabriel'),
    words(
      'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Castillo Flores Villanueva Ramos Aquino Navarro Salazar Mercado Dela-Cruz Pangilinan Manalo Magsaysay Dimaculangan',
    ).concat(single(from(mexicanNames, 'last_name', 'generic')).filter((_, i) => i % 5 === 0)),
    0.1,
    ['Tagalog'],
  ),
  maori_pacific: pool(
    words('Aroha Hine Mere Ngaire Anahera Kiri Maia Whetū Moana Talia Sina Leilani Losa Mele Ana'),
    words('Tāne Wiremu Hemi Rangi Nikau Tama Mikaere Sione Tevita Ioane Semisi Manu Kauri Ariki Hone'),
    words(
      'Parata Ngata Henare Tamihana Rangihuna Wharepapa Tipene Kereama Waititi Te-Ao Tuilagi Faleolo Taufahema Leota Fonoti Vaifale Sione Latu Moala Tauiliili',
    ),
    0.3,
    ['Te reo Māori', 'Samoan', 'Tongan'],
  ),
  polish: pool(
    single(from(polishNames, 'first_name', 'female')),
    single(from(polishNames, 'first_name', 'male')),
    single(from(polishNames, 'last_name', 'generic')).filter((name) => !name.endsWith('ski')),
    0.05,
    ['Polish'],
  ),
  hispanic: pool(
    single(from(mexicanNames, 'first_name', 'female')),
    single(from(mexicanNames, 'first_name', 'male')),
    single(from(mexicanNames, 'last_name', 'generic')),
    0.25,
    ['Spanish'],
  ),
  nigerian: pool(
    from(nigerianNames, 'first_name', 'female'),
    from(nigerianNames, 'first_name', 'male'),
    single(from(nigerianNames, 'last_name', 'generic')),
    0.3,
    ['Yoruba', 'Igbo'],
  ),
  malay: pool(
    words('Nur Siti Aisyah Nurul Farah Hidayah Zahra Aminah Nadiah Syafiqah Liyana Rohani'),
    words('Muhammad Ahmad Hafiz Faizal Iskandar Azlan Rizwan Zulkifli Hakim Irfan Syafiq Amir'),
    words('Rahman Ismail Abdullah Hassan Yusof Osman Ibrahim Hamid Salleh Aziz Kassim Othman').concat(
      single(from(indonesianNames, 'last_name', 'male')).filter((_, i) => i % 5 === 0),
    ),
    0,
    ['Malay'],
  ),
} as const satisfies Record<string, Pool>;

type Heritage = keyof typeof POOLS;

/** The mix of the working population, in rough per cent. */
const MIX: Readonly<Record<CountryCode, readonly Weighted<Heritage>[]>> = {
  AU: [
    ['english', 50],
    ['irish', 8],
    ['chinese', 9],
    ['indian', 10],
    ['vietnamese', 4],
    ['italian', 5],
    ['greek', 3],
    ['arabic', 4],
    ['filipino', 4],
    ['maori_pacific', 2],
    ['polish', 1],
  ],
  NZ: [
    ['english', 52],
    ['maori_pacific', 20],
    ['chinese', 8],
    ['indian', 9],
    ['filipino', 4],
    ['irish', 5],
    ['vietnamese', 1],
    ['arabic', 1],
  ],
  GB: [
    ['english', 68],
    ['indian', 9],
    ['irish', 5],
    ['polish', 5],
    ['nigerian', 4],
    ['arabic', 3],
    ['chinese', 2],
    ['italian', 2],
    ['greek', 1],
    ['filipino', 1],
  ],
  US: [
    ['american', 58],
    ['hispanic', 19],
    ['chinese', 5],
    ['indian', 6],
    ['irish', 3],
    ['vietnamese', 2],
    ['italian', 3],
    ['nigerian', 2],
    ['filipino', 2],
    ['arabic', 1],
  ],
  IE: [
    ['irish', 70],
    ['english', 8],
    ['polish', 8],
    ['indian', 5],
    ['nigerian', 3],
    ['hispanic', 3],
    ['filipino', 2],
    ['chinese', 1],
  ],
  SG: [
    ['chinese', 66],
    ['malay', 13],
    ['indian', 12],
    ['english', 5],
    ['filipino', 4],
  ],
};

/** A person's name; `mailbox_first` and `mailbox_last` are plain ASCII letters. */
export type PersonName = {
  first_name: string;
  last_name: string;
  mailbox_first: string;
  mailbox_last: string;
  /** Languages of the heritage; who speaks one is decided elsewhere. */
  heritage_languages: readonly string[];
};

/** Half the people who have accents in their name write them; the rest leave them out, as CVs do. */
const ACCENTS_KEPT = 0.5;
const NGUYEN_SHARE = 0.38;

/** Draws a name as people of the country have them. */
export const personName = (random: Random, country: CountryCode): PersonName => {
  const heritage = random.weighted(MIX[country]);
  const names: Pool = POOLS[heritage];
  const givenFrom: Pool = random.chance(names.english_first) ? POOLS.english : names;
  const first = random.pick(random.chance(0.5) ? givenFrom.female : givenFrom.male);
  const last = random.pick(heritage === 'vietnamese' && random.chance(NGUYEN_SHARE) ? NGUYEN : names.family);
  const accents = random.chance(ACCENTS_KEPT);
  return {
    first_name: accents ? first.text : first.plain,
    last_name: accents ? last.text : last.plain,
    mailbox_first: first.slug,
    mailbox_last: last.slug,
    heritage_languages: names.languages,
  };
};

const NGUYEN = spell(['Nguyễn']);
