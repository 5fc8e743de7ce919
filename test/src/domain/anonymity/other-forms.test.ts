import { describe, expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const personOf = (name: string, employers: string[], schools: string[] = []) =>
  identityOf({
    candidate: {
      name,
      experience: employers.map((employer) => ({ title: 'Specialist', employer })),
      education: schools.map((school) => ({ school })),
    },
  });

describe('At anonymous a house on record goes in each form that people call it by', () => {
  it.each([
    ['Macquarie Group', 'Ran AML models for the Mac Bank.', 'Mac Bank'],
    ['Woolworths', 'Eight years at woolies in category.', 'woolies'],
    ['Mitre 10', 'Came back from mitre ten in May.', 'mitre ten'],
    ['Royal Flying Doctor Service', 'Has flown for the Flying Doctor at night.', 'Flying Doctor'],
    [
      'Bradford Teaching Hospitals NHS Foundation Trust',
      'The lab at Bradford Teaching Hospitals.',
      'Bradford Teaching',
    ],
    ['Standard Life Aberdeen', 'Was with abrdn until spring.', 'abrdn'],
    ['Delta Air Lines', 'Hired crew at Delta’s general offices.', 'Delta'],
    ['Tilba Bakehouse', 'On the ovens at the Bakehouse.', 'Bakehouse'],
    ['Silver Fern Farms', 'Silver Ferns first, buying lambs.', 'Silver Ferns'],
    ['Slaughter and May', 'Qualified at Slaughters and moved in-house.', 'Slaughters'],
    ['Embraer', 'Passou pela Embra, em São José.', 'Embra'],
    ['Google', 'A Xoogler from the ads team.', 'Xoogler'],
    ['UiPath', 'She is now a UiPather.', 'UiPather'],
    ['Nokia', 'Aloitti Nokialla Oulussa ja vaihtoi alaa.', 'Nokia'],
    ['Supercell', 'Hän työskenteli Supercellissä monta vuotta ja johti tiimiä.', 'Supercell'],
    ['Розетка', 'Починала у розетці, потім очолила термінал.', 'розетці'],
    ['Нова Пошта', 'Тепер працює у Новій Пошті.', 'Новій Пошті'],
    ['Check Point', "היא עבדה בצ'ק פוינט שנים.", "צ'ק פוינט"],
    ['Mobileye', 'לפני כן במובילאיי.', 'מובילאיי'],
    ['SABIC', 'انتقلت إلى سابك قبل سنة.', 'سابك'],
    ['Coupang', '지금은 쿠팡에서 일합니다.', '쿠팡'],
    ['台積電', '在台積做了七年。', '台積'],
  ])('%s: %s', (employer, text, hidden) => {
    expect(text).toContain(hidden);
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).not.toContain(hidden);
  });

  it.each([
    ['浙江大学', '浙大计算机硕士。', '浙大'],
    ['國立交通大學', '交大電子所碩士。', '交大'],
    ['Nanyang Technological University', 'Nanyang Business School grad.', 'Nanyang'],
    ['Technische Universiteit Eindhoven', 'TU/e, cum laude.', 'TU/e'],
    ['INSA Lyon', 'Insalien, promo 2009.', 'Insalien'],
    ['Technion', 'היא בוגרת הטכניון.', 'טכניון'],
    ['Aalto-yliopisto', 'Aallosta valmistunut diplomi-insinööri ja koodari.', 'Aallosta'],
  ])('%s: %s', (school, text, hidden) => {
    expect(text).toContain(hidden);
    expect(scrub(text, personOf('Xanthe Marlowe', [], [school])).text).not.toContain(hidden);
  });

  it.each([
    ['重庆大学', '这是重大项目。'],
    ['Mobileye', 'היא עבדה במשרד.'],
    ['Kone', 'Teki konetta ja muuta työtä.'],
    ['Delta Air Lines', 'Read the delta of each release.'],
    ['Woolworths', 'Sells woolies and hats.'],
    ['Google', 'A goggler of data.'],
  ])('and words that only look like it stay: %s: %s', (house, text) => {
    expect(scrub(text, personOf('Xanthe Marlowe', [house], [house])).text).toBe(text);
  });
});

describe('At anonymous what people make of the given name goes', () => {
  it.each([
    ['Owain Prys-Davies', 'Ows learnt Emblem and Radar.', 'Ows'],
    ['Gareth Pugh', 'Gaz moved from the lab to the wards.', 'Gaz'],
    ['Rodrigo Sáenz', 'Ro would move to Cork.', 'Ro '],
    ['Declan Furlong', 'Knows SAP. Ask for Deco.', 'Deco'],
    ['Ayşe Yıldırım', 'Ayşe Hanım satın alma uzmanı.', 'Ayşe'],
    ['Avigail Rosen', 'אביגיל מהנדסת מידע.', 'אביגיל'],
    ['Fatima Zahrani', 'فاطمة مهندسة عمليات.', 'فاطمة'],
  ])('%s: %s', (name, text, hidden) => {
    expect(scrub(text, personOf(name, [])).text).not.toContain(hidden);
  });

  it('and nobody else is taken for the person', () => {
    const marlowe = personOf('Xanthe Marlowe', []);
    for (const text of [
      'Marcus speaks French.',
      'Maria brings that to the team.',
      'Data flows into the lake.',
    ])
      expect(scrub(text, marlowe).text).not.toContain('candidate');
    // Who may be somebody else is not said to be the person.
    expect(scrub('Gaz speaks French.', personOf('Gareth Pugh', [])).text).toBe(
      '[name removed] speaks French.',
    );
  });
});

describe('At anonymous a name that no record has goes where the sentence says what it is', () => {
  const person = personOf('Xanthe Marlowe', ['Diageo', 'Barclays']);
  it.each([
    ['Marine technician in HMAS Waller and HMAS Collins for nine years.', 'Waller'],
    ['She served aboard MV Kestrel Bay for two seasons.', 'Kestrel'],
    ['Now at Barclays doing PayLah! funnels.', 'PayLah'],
    ['She is with the carrier on the Lurline schedule.', 'Lurline'],
    ['Filled 2,200 store jobs a spring for the orange apron.', 'orange apron'],
    ['Leads a squad of nine for the blue eagle bank.', 'eagle'],
    ['Now over at the Surry Hills unicorn.', 'Surry Hills'],
    ['PCN lead with Bradford Teaching Hospitals in the north.', 'Bradford'],
    ['In the arm of a bank that became Direct Line.', 'Direct Line'],
    ['Moved to Checkers, part of Barclays, in 2019.', 'Checkers'],
    ['Five years with a consultancy on the Woolworths account.', 'Woolworths'],
    ['Last time at SIA in loyalty.', 'SIA'],
    ['She went to JL as a partner.', 'JL'],
    ['Worked on the V11 for two years.', 'V11'],
    ['NUIM graduate in sociology.', 'NUIM'],
    ['She is hired from Barrow Street (Ads).', 'Barrow Street'],
    ['Her work is on Behance: xioq.', 'xioq'],
    ['Diseñó Nequi Bolsillos en el banco.', 'Nequi'],
    ['She bought for every collection at Target since 2018.', 'Target'],
    ['He made the Haystack blue at Diageo.', 'Haystack'],
    ['Four years at Barclays on Anchor.', 'Anchor'],
    ['Swapped to treasury at Team Anywhere last May.', 'Team Anywhere'],
    ['Ran Fuliza at Barclays for a year.', 'Fuliza'],
    ['Ran Barclays’ Zendesq.', 'Zendesq'],
    ['Elle a tenu la marque Garancia pour l’Europe.', 'Garancia'],
  ])('%s', (text, hidden) => {
    expect(text).toContain(hidden);
    expect(scrub(text, person).text).not.toContain(hidden);
  });

  it.each([
    'Migrated forty services from Sybase to PostgreSQL.',
    'Moved from analyst to manager, then to HR.',
    'Holds an MBA and is an IT graduate.',
    'Took the home from Requires Improvement to Outstanding.',
    'Holds a Six Sigma black belt and works for the green economy.',
    'Works on the React app and the Salesforce back end.',
    'Comes from Ballarat and lives in Geelong.',
    'Runs the MV switchgear in the plant.',
    'Works at Director level and is good at Excel.',
    'On call at Christmas, at Easter and over New Year.',
    'Holds a BAcc Hons and an MPharm.',
  ])('and what is of the work stays: %s', (text) => {
    expect(scrub(text, person).text).toBe(text);
  });
});
