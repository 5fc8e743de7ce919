import { describe, expect, it } from 'vitest';
import { greetingName, parseName } from '#src/domain/names/index.ts';

describe('a name', () => {
  it.each([
    ['Jane Doe, CPA', 'Jane', 'Doe'],
    ['Jane Doe-Smith CPA FCA', 'Jane', 'Doe-Smith'],
    ['Jane Doe, CPA, CA', 'Jane', 'Doe'],
    ['SMITH, Robert', 'Robert', 'Smith'],
    ['O’BRIEN Kate', 'Kate', 'O’Brien'],
    ['Hans MÜLLER', 'Hans', 'Müller'],
    ['JANE DOE', 'JANE', 'DOE'],
    ['De Luca, Maria', 'Maria', 'De Luca'],
    ['Robert Smith Jr.', 'Robert', 'Smith'],
    ['Robert "Bob" Smith III', 'Robert', 'Smith'],
    ['Dr. Anna-Maria von der Heide PhD', 'Anna-Maria', 'von der Heide'],
    ['Prof. Sir Tim Berners-Lee OM KBE FRS', 'Tim', 'Berners-Lee'],
    ['Frau Dr.-Ing. Anke von der Heide', 'Anke', 'von der Heide'],
    ['Prof. Dr.-Ing. Uwe Kern', 'Uwe', 'Kern'],
    ['smith, jane a. (she/her)', 'jane a.', 'smith'],
    ['R.J. Thompson', 'R.J.', 'Thompson'],
    ['JP Morgan', 'JP', 'Morgan'],
    ['Jack de la Cruz', 'Jack', 'de la Cruz'],
    ['Jean-Claude Van Damme', 'Jean-Claude', 'Van Damme'],
    ['Juan Carlos García Márquez', 'Juan Carlos', 'García Márquez'],
    ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
    ['Maria Silva (née Santos)', 'Maria', 'Silva'],
    ['王小明', '小明', '王'],
    ['欧阳修', '修', '欧阳'],
    ['山田 太郎', '太郎', '山田'],
    ['山田太郎', '太郎', '山田'],
    ['迈克尔·乔丹', '迈克尔', '乔丹'],
    ['김민수', '민수', '김'],
    ['Kim Min-jun', 'Min-jun', 'Kim'],
    ['Wang Xiaoming', 'Xiaoming', 'Wang'],
    ['Xiaoming Wang', 'Xiaoming', 'Wang'],
    ['Nguyễn Thị Mai', 'Mai Thị', 'Nguyễn'],
    ['Mai Nguyen', 'Mai', 'Nguyen'],
    ['Олена Коваленко', 'Олена', 'Коваленко'],
    ['Иванов Иван Иванович', 'Иван Иванович', 'Иванов'],
    ['محمد بن سلمان', 'محمد', 'بن سلمان'],
    ['Abd al-Rahman ibn Khalid', 'Abd al-Rahman', 'ibn Khalid'],
    ['Ma Li', 'Ma', 'Li'],
    ['Lee Kuan Yew', 'Kuan Yew', 'Lee'],
    ['Lee Kuan Hock', 'Kuan Hock', 'Lee'],
    ['Zhang Wei', 'Wei', 'Zhang'],
    ['Goh Chok Tong', 'Chok Tong', 'Goh'],
    ['Tan Wei Ming', 'Wei Ming', 'Tan'],
    ['Tan Wei Ming Jason', 'Wei Ming Jason', 'Tan'],
    ['Jason Tan Wei Ming', 'Jason Wei Ming', 'Tan'],
    ['Park Chan Wook', 'Chan Wook', 'Park'],
    ['Wei Ming Tan', 'Wei Ming', 'Tan'],
    ['Lee Harvey Oswald', 'Lee Harvey', 'Oswald'],
    ['Lee Roy Cook', 'Lee Roy', 'Cook'],
    ['Lee Ann Kim', 'Lee Ann', 'Kim'],
    ['Mary Lee Jones', 'Mary Lee', 'Jones'],
    ['Pan Jan Kowalski', 'Jan', 'Kowalski'],
    ['Pan Jian Ming', 'Jian Ming', 'Pan'],
    ['Ed Do', 'Ed', 'Do'],
    ['Dean Martin', 'Dean', 'Martin'],
    ['Van Morrison', 'Van', 'Morrison'],
    ['Cher', 'Cher', null],
    // What no list of papers has behind a name.
    ['Ottoline Vasquez-Brandt, MCILT', 'Ottoline', 'Vasquez-Brandt'],
    ['Ottoline Vasquez-Brandt MCILT', 'Ottoline', 'Vasquez-Brandt MCILT'],
    ['Priyanka Raghunathan MRCVS', 'Priyanka', 'Raghunathan'],
    ['Thandeka Mokoena, Pr.Eng', 'Thandeka', 'Mokoena'],
    ['Dr. Emeka Obi, PhD, P.Eng', 'Emeka', 'Obi'],
    ['Tom Smith AssocCIPD', 'Tom', 'Smith'],
    ['Noor Haddad CIPP/E', 'Noor', 'Haddad'],
    ['Harriet Quine, Chartered FCIPD', 'Harriet', 'Quine'],
    ['Harriet Quine (MIAM Cert)', 'Harriet', 'Quine'],
    ['Sian Evans, Registered Nurse', 'Sian', 'Evans'],
    ['Tom Ashdown, Architect', 'Tom', 'Ashdown'],
    ['Pavel Horák, Ing.', 'Pavel', 'Horák'],
    ['Dr. med. Ulla Thiel', 'Ulla', 'Thiel'],
    ['Ng Kah Wai, PMP®', 'Kah Wai', 'Ng'],
    ['Kath Lowe | Talent Partner', 'Kath', 'Lowe'],
    ['Kath Lowe - Open to work', 'Kath', 'Lowe'],
    ['Maria Garcia - Lopez', 'Maria', 'Garcia Lopez'],
    // Given names after a comma, and surnames in capitals.
    ['Garcia Lopez, JOSE', 'JOSE', 'Garcia Lopez'],
    ['Garcia Lopez, JM', 'JM', 'Garcia Lopez'],
    ['van der Berg, A.B.', 'A.B.', 'van der Berg'],
    ['Smith Jones, LeBron', 'LeBron', 'Smith Jones'],
    ['Jan Piotr BRZĘK', 'Jan Piotr', 'Brzęk'],
    ['Ana Maria O’BRIEN', 'Ana Maria', 'O’Brien'],
  ])('%s is %s, %s', (whole, given, surname) => {
    const parsed = parseName(whole);
    expect([parsed.given.join(' '), parsed.surname]).toEqual([given, surname]);
  });

  it('keeps apart what stands around it', () => {
    expect(parseName('Dr Katherine (Kate) O’Brien (née Walsh) Jr., CPA, FCA')).toEqual({
      titles: ['Dr'],
      given: ['Katherine'],
      preferred: 'Kate',
      surname: 'O’Brien',
      former: 'Walsh',
      suffixes: ['Jr.'],
      postNominals: ['CPA', 'FCA'],
    });
  });

  it.each([
    ['SMITH, Robert', 'Robert'],
    ['Dr. Ana Ruiz', 'Ana'],
    ['Katherine (Kate) O’Brien', 'Kate'],
    ['Nguyễn Thị Mai', 'Mai'],
    ['-', '-'],
  ])('%s is greeted as %s', (whole, greeted) => {
    expect(greetingName(whole)).toBe(greeted);
  });
});
