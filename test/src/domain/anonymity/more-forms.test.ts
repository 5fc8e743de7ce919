import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

interface Record {
  name: string;
  employers?: string[];
  schools?: string[];
  email?: string;
}

const personOf = ({ name, employers = [], schools = [], email }: Record) =>
  identityOf({
    candidate: {
      ...splitName(name),
      email: email ?? null,
      experience: employers.map((employer) => ({ title: 'Lead', employer })),
      education: schools.map((school) => ({ school })),
    },
  });

describe('Ways to reach somebody go at first_name however a country writes them', () => {
  it.each([
    ['Mikolaj, ul. Kartuska 214/6, Gdynia.', 'Kartuska'],
    ['Petra, Bydlí Kartouzská 200/4.', 'Kartouzská'],
    ['Ildikó, Váci utca 12, Budapest.', 'Váci'],
    ['Emre, Atatürk Cad. No: 5/3, İzmir.', 'Atatürk'],
    ['Inês, Rua das Flores 45, Porto.', 'Flores'],
    ['Camila, Calle 72 # 10-34, Bogotá.', '10-34'],
    ['Jonas wohnt Am Alten Markt 5.', 'Alten Markt'],
    ['住址：建国路88号，随时可以。', '88号'],
    ['Adi, Jl. Sudirman No. 14, Jakarta.', 'Sudirman'],
    ['Number is 07700 nine hundred 183, ring late.', 'nine hundred'],
    ['Ring zero seven seven double zero ninety 0183.', 'ninety'],
  ])('%s', (text, hidden) => {
    expect(firstNameOnly(text, personOf({ name: 'Petra Nováková' })).text).not.toContain(hidden);
  });

  it.each([
    'Im Jahr 2019 führte sie am Standort 5 zwanzig Leute.',
    'Plac budowy 3 lata, potem biuro.',
    'Led Strada 3 for two years and 3 plants in Poland.',
    'Around nine hundred people in two plants.',
  ])('and no number of anything else does: %s', (text) => {
    expect(firstNameOnly(text, personOf({ name: 'Petra Nováková' })).text).toBe(text);
  });
});

describe('A name is known by more of what the record and the text say', () => {
  it.each([
    [{ name: '松本 彩香' }, 'Matsumoto-san knows the plant.', 'Matsumoto'],
    [{ name: '최민재', email: 'minjae.choi@example.kr' }, 'Rang Minjae; Mr Choi agrees.', 'Minjae'],
    [{ name: 'Sigríður Björk', email: 'sigga.helga@example.is' }, 'Met Sigga on Monday.', 'Sigga'],
    [{ name: 'Harjot Kaur Sidhu' }, 'Jot is easy to like.', 'Jot'],
    [{ name: 'Lourdes Aranda' }, 'Lulú es gerente de planta.', 'Lulú'],
    [{ name: 'Oluwadamilare Adebayo' }, 'Damilare handles the audits.', 'Damilare'],
    [{ name: 'Yasmin El-Hadidy' }, 'دكتورة ياسمين الحديدي صيدلانية.', 'الحديدي'],
    [{ name: 'Amarpreet Gill' }, 'I spoke to Preet again today.', 'Preet'],
    [{ name: '王雨桐' }, 'Yutong, Rainie to foreigners, is in. Rainie has English.', 'Rainie'],
    [{ name: '黃淑芬' }, 'Shu-fen, or Sophie as she signs, hires well.', 'Sophie'],
    [{ name: 'Petra Dvořáková' }, 'Petra, za svobodna Hrubešová, is in.', 'Hrubešová'],
    [{ name: 'Petra Dvořáková' }, 'Petra, rozena Novakova, je volná.', 'Novakova'],
  ])('%o: %s', (record, text, hidden) => {
    expect(scrub(text, personOf(record)).text).not.toContain(hidden);
  });

  it.each([
    ['Skip Akana', 'Skip the first interview if you like.'],
    ['Sandeep Kulkarni', 'Spoke to the earlier boss.'],
    ['Blessing Moyo', 'It would be a blessing in disguise.'],
  ])('and no word is taken for one: %s', (name, text) => {
    expect(scrub(text, personOf({ name })).text).toBe(text);
    expect(marksIn([{ text, identity: personOf({ name }) }], 'anonymous').flat()).toEqual([]);
  });
});

describe('A house is known by what it has, and a school by its forms', () => {
  it.each([
    [{ employers: ['Reliance Jio Infocomm'] }, 'Sold Jio fibre in Mumbai.', 'Jio'],
    [{ employers: ['Safaricom PLC'] }, 'The M-Pesa campaigns were good.', 'M-Pesa'],
    [{ employers: ['阿里巴巴集团'] }, '负责淘宝会员增长。', '淘宝'],
    [{ employers: ['Grupo Bimbo'] }, 'Bimbo desde 2015; antes en ventas.', 'Bimbo'],
    [{ employers: ['InPost'] }, 'Wcześniej był koordynatorem w InPoście.', 'InPoście'],
    [{ employers: ['Quirónsalud'] }, 'Quirón la trajo hace seis años.', 'Quirón'],
    [{ employers: ['Sociedad Minera Cerro Verde'] }, 'Cerro Verde la promovió en 2020.', 'Cerro Verde'],
    [{ employers: ['Fonterra Farm Source'] }, 'Before that Farm Source in Te Awamutu.', 'Farm Source'],
    [{ employers: ['Kia Slovakia'] }, 'Do Kie prišla v roku 2019, potom odišla.', 'Kie'],
    [{ employers: ['Oracle'] }, 'Oracle hired them, and they work at Oracle.', 'Oracle'],
    [{ schools: ['Hanzehogeschool Groningen'] }, 'Hanze, bedrijfskunde.', 'Hanze'],
    [{ schools: ['Universidad de Málaga'] }, 'Enfermería en la UMA.', 'UMA'],
    [{ schools: ['University of Denver'] }, 'DU MBA, evenings.', 'DU'],
    [{ schools: ['University of Wolverhampton'] }, 'Wolves Uni, adult nursing.', 'Wolves'],
    [{ schools: ['Politecnico di Torino'] }, 'Ha studiato gestionale al Poli.', 'Poli'],
    [{ schools: ['Politechnika Gdańska'] }, 'Po Polibudzie, z wyróżnieniem.', 'Polibudzie'],
    [{ schools: ['한양대학교'] }, '한양대 재료공학 석사.', '한양대'],
    [{ schools: ['同志社大学'] }, '同志社の商学部卒。', '同志社'],
  ])('%o: %s', (record, text, hidden) => {
    expect(scrub(text, personOf({ name: 'Ola Nordmann', ...record })).text).not.toContain(hidden);
  });

  it.each([
    [['Reliance Jio Infocomm'], 'Reliance on one big customer is the only worry.'],
    [['Three UK'], 'Three offers are out already.'],
    [['Oracle', 'Cisco Systems'], 'Keeps 300 Oracle databases up and knows Cisco routers.'],
    [['Atlassian'], 'Daily tools are Jira and Excel.'],
  ])('and a word stays a word: %s', (employers, text) => {
    expect(scrub(text, personOf({ name: 'Ola Nordmann', employers })).text).toBe(text);
  });
});

describe('What may be a name at the head of a sentence is marked', () => {
  it.each(['Dare handles the audits.', 'Foxy has him at the shed.'])('%s', (text) => {
    const identity = personOf({ name: 'Ola Nordmann' });
    expect(marksIn([{ text, identity }], 'anonymous').flat()).toHaveLength(1);
  });

  it.each(['Management has him on nights.', 'Native speaks to most of them.', 'Best works alone.'])(
    'and no word: %s',
    (text) => {
      const identity = personOf({ name: 'Ola Nordmann' });
      expect(marksIn([{ text, identity }], 'anonymous').flat()).toEqual([]);
    },
  );
});

describe('Feasts, roads, counted days, sums and departments hold nothing', () => {
  it.each([
    'Can start after Vaisakhi.',
    'Mostly night works on the M7 and the A34.',
    'Pension from Day 1, two dependents.',
    'The gross is 1.6m HUF.',
    'A second round with Legal and Finance is next.',
    'The board paper went to the Deputy Chief Executive level.',
  ])('%s', (text) => {
    const identity = personOf({ name: 'Ola Nordmann' });
    expect(scrub(text, identity).text).toBe(text);
    expect(marksIn([{ text, identity }], 'anonymous').flat()).toEqual([]);
  });
});
