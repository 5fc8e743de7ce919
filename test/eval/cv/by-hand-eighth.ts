import type { Sheet } from './sheet.ts';

/** Short pages of many trades and countries, in three lots, each written before the reader was mended with it. All people are made up. */
export const BY_HAND_EIGHTH: Sheet[] = [
  {
    id: 'eighth-01-slogan',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Tunde Bakare-Moss',
    names: ['Tunde Bakare-Moss'],
    email: 'tbm@studio-mail.example',
    phone: '07700 900 011',
    city: 'Leeds',
    jobs: [
      'Brand Designer | Orchard & Finch | | 2021-03 | now',
      'Junior Designer | Plumb Line Studio | | 2018-09 | 2021-02',
    ],
    edu: [],
    untold: true,
    page: `
! Making brands sing
Tunde Bakare-Moss
Leeds | 07700 900 011 | tbm@studio-mail.example
^ **Where I've worked**
**Brand Designer**, Orchard & Finch — March 2021 to now
* Identity for three charities
**Junior Designer**, Plumb Line Studio — September 2018 to February 2021
^ **School**
BA Graphic Design, Leeds Arts University
`,
  },
  {
    id: 'eighth-02-hello',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    agency: 'US',
    shown: 'Priscilla Nguyen-Hart',
    names: ['Priscilla Nguyen-Hart'],
    email: 'pnh@mail-us.example',
    phone: '(512) 555-0134',
    city: 'Austin',
    jobs: [
      'Product Marketing Manager | Lattice Point | | 2022-06 | now',
      'Content Strategist | Hill Country Health | | 2019-01 | 2022-05',
    ],
    edu: [],
    untold: true,
    page: `
! Hello. I'm Priscilla.
Priscilla Nguyen-Hart
Austin, TX • (512) 555-0134 • pnh@mail-us.example
^ **EXPERIENCE**
**Lattice Point**, Austin, TX
Product Marketing Manager	June 2022 – Present
* Launched four modules
**Hill Country Health**, Austin, TX
Content Strategist	January 2019 – May 2022
^ **EDUCATION**
BA English, Texas State University
`,
  },
  {
    id: 'eighth-03-title-first',
    layout: 'eighth',
    format: 'doc',
    lang: 'de',
    agency: 'DE',
    shown: 'Sönke Brodersen',
    names: ['Sönke Brodersen'],
    email: 'soenke.brodersen@nordpost.example',
    phone: '04621 998877',
    city: 'Schleswig',
    jobs: [
      'Polier Hochbau | Jensen & Söhne Bauunternehmung GmbH | | 2017-04 | now',
      'Vorarbeiter | Hoch- und Tiefbau Flensburg GmbH | | 2010-03 | 2017-03',
      'Maurer | Baugeschäft Petersen | | 2005-08 | 2010-02',
    ],
    edu: [],
    untold: true,
    page: `
! Polier / Bauleiter
Sönke Brodersen, Friedrichstraße 14, 24837 Schleswig
Telefon 04621 998877, E-Mail soenke.brodersen@nordpost.example
^ **Beruflicher Werdegang**
04/2017 – heute: Polier Hochbau bei Jensen & Söhne Bauunternehmung GmbH, Schleswig
03/2010 – 03/2017: Vorarbeiter bei Hoch- und Tiefbau Flensburg GmbH
08/2005 – 02/2010: Maurer, Baugeschäft Petersen, Kappeln
^ **Ausbildung**
2002 – 2005 Ausbildung zum Maurer, Baugeschäft Petersen
`,
  },
  {
    id: 'eighth-04-de-firma',
    layout: 'eighth',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Ilse-Marie Knoop',
    names: ['Ilse-Marie Knoop'],
    email: 'im.knoop@t-post.example',
    phone: '0176 55512345',
    city: 'Oldenburg',
    jobs: [
      'Verkäuferin | Textilhaus Lüers | | 2016 | now',
      'Verkaufsaushilfe | Real Markt Wechloy | | 2012 | 2015',
    ],
    edu: [],
    untold: true,
    dates: 'year',
    page: `
Lebenslauf
Ilse-Marie Knoop
Nadorster Str. 220
26123 Oldenburg
0176 55512345
im.knoop@t-post.example
^ Berufstätigkeit
2016 bis heute	beschäftigt als Verkäuferin bei der Fa. Textilhaus Lüers, Oldenburg
2012 bis 2015	tätig als Verkaufsaushilfe im Real Markt Wechloy
^ Kenntnisse
Kasse, Warenpflege, Dekoration
^ Hobbys
Chorgesang
`,
  },
  {
    id: 'eighth-05-de-ausb',
    layout: 'eighth',
    format: 'docx',
    lang: 'de',
    agency: 'CH',
    shown: 'Reto Zurbriggen',
    names: ['Reto Zurbriggen'],
    email: 'reto.zurbriggen@bluewin-post.example',
    phone: '079 555 01 23',
    city: 'Visp',
    jobs: [
      'Leiter Unterhalt | Lonzawerk Chemie AG | | 2019-06 | now',
      'Betriebselektriker | Matterhorn Bahnen AG | | 2012-08 | 2019-05',
    ],
    edu: [],
    untold: true,
    page: `
Reto Zurbriggen
Dipl. Betriebstechniker HF
Balfrinstrasse 9, 3930 Visp, 079 555 01 23, reto.zurbriggen@bluewin-post.example
Jahrgang 1989, ledig, Hobby: Skitouren
^ Berufliche Stationen
06/2019 – dato
Lonzawerk Chemie AG, Visp – Leiter Unterhalt
Führung von 12 Mitarbeitenden, Budget 3,2 Mio. CHF
08/2012 – 05/2019
Matterhorn Bahnen AG, Brig – Betriebselektriker
^ Weiterbildung
2015 – 2018 Betriebstechniker HF, Höhere Fachschule Bern
^ Grundbildung
2005 – 2009 Elektroinstallateur EFZ, Elektro Imboden AG
`,
  },
  {
    id: 'eighth-06-fr-titre',
    layout: 'eighth',
    format: 'doc',
    lang: 'fr',
    agency: 'FR',
    shown: 'Jean-Baptiste Quéméneur',
    names: ['Jean-Baptiste Quéméneur'],
    email: 'jb.quemeneur@breizh-mail.example',
    phone: '06 39 98 00 21',
    city: 'Morlaix',
    jobs: [
      'Conducteur de travaux | Kerdoncuff Bâtiment | | 2019-04 | now',
      'Chef d’équipe gros œuvre | Armor Construction SARL | | 2011-09 | 2019-03',
      'Maçon | Entreprise Le Saout | | 2006-07 | 2011-08',
    ],
    edu: [],
    untold: true,
    page: `
! CONDUCTEUR DE TRAVAUX TCE
QUÉMÉNEUR Jean-Baptiste
8 venelle des Fours, 29600 Morlaix – 06 39 98 00 21 – jb.quemeneur@breizh-mail.example
41 ans, marié, 2 enfants – Permis B, CACES R482
^ **Expérience professionnelle**
Depuis avril 2019
**Kerdoncuff Bâtiment** – Morlaix
Conducteur de travaux
* Suivi de 8 chantiers, CA 4 M€
Septembre 2011 à mars 2019
**Armor Construction SARL** – Saint-Pol-de-Léon
Chef d’équipe gros œuvre
Juillet 2006 à août 2011
**Entreprise Le Saout** – Carhaix
Maçon
^ **Formation**
BTS Bâtiment, lycée du Vauban, Brest (2006)
`,
  },
  {
    id: 'eighth-07-fr-phrase',
    layout: 'eighth',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Fatoumata Diallo',
    names: ['Fatoumata Diallo'],
    email: 'f.diallo92@sfr-mail.example',
    phone: '07 49 00 12 34',
    city: 'Saint-Denis',
    jobs: [
      'aide-soignante | clinique des Lilas | | 2018-03 | now',
      'auxiliaire de vie | association Domicile Plus | | 2014-09 | 2018-02',
    ],
    edu: [],
    untold: true,
    languages: ['Français'],
    page: `
Fatoumata Diallo
15 rue de la République
93200 Saint-Denis
07 49 00 12 34
f.diallo92@sfr-mail.example
^ Mon parcours
Depuis mars 2018, je travaille comme aide-soignante à la clinique des Lilas, en service de gériatrie.
De septembre 2014 à février 2018, j'ai été employée en tant qu'auxiliaire de vie par l'association Domicile Plus.
^ Diplômes
Diplôme d'État d'aide-soignant, IFAS Bobigny, 2017
^ Langues
Français, peul
`,
  },
  {
    id: 'eighth-08-es-cargo',
    layout: 'eighth',
    format: 'docx',
    lang: 'es',
    agency: 'ES',
    shown: 'Íñigo Etxeberria Lasa',
    names: ['Íñigo Etxeberria Lasa'],
    email: 'ietxeberria@euskal-mail.example',
    phone: '688 100 200',
    city: 'Tolosa',
    jobs: [
      'Encargado de taller | Mecanizados Oria S.L. | | 2016-02 | now',
      'Oficial de primera fresador | Talleres Goierri S.A. | | 2008-10 | 2016-01',
    ],
    edu: [],
    untold: true,
    languages: ['Euskera', 'español', 'Inglés'],
    page: `
Curriculum Vitae
Datos personales
Nombre y apellidos: Íñigo Etxeberria Lasa
Domicilio: Calle Rondilla 5, 3º D, 20400 Tolosa
Teléfono: 688 100 200
Correo: ietxeberria@euskal-mail.example
^ Experiencia profesional
Febrero 2016 – Hoy. Mecanizados Oria S.L., Tolosa. Encargado de taller.
Planificación, calidad y mantenimiento de primer nivel.
Octubre 2008 – Enero 2016. Talleres Goierri S.A., Beasain. Oficial de primera fresador.
^ Formación
FP II Mecánica, Instituto Usurbil, 2008
^ Idiomas
Euskera, castellano, inglés básico
`,
  },
  {
    id: 'eighth-09-es-mayus',
    layout: 'eighth',
    format: 'doc',
    lang: 'es',
    agency: 'CO',
    shown: 'Yuliana Andrea Ríos Betancur',
    names: ['Yuliana Andrea Ríos Betancur'],
    email: 'yulirios@correo-co.example',
    phone: '300 555 1234',
    city: 'Medellín',
    jobs: [
      'Coordinadora de Servicio al Cliente | Grupo Cafetero de Antioquia S.A.S. | | 2020-02 | now',
      'Asesora Comercial | Almacenes Flamingo Real | | 2016-06 | 2020-01',
    ],
    edu: [],
    untold: true,
    page: `
> **HOJA DE VIDA**
> **YULIANA ANDREA RÍOS BETANCUR**
> C.C. 1.037.555.123 de Envigado
> Cel: 300 555 1234 · yulirios@correo-co.example · Medellín, Antioquia
^ **PERFIL PROFESIONAL**
Administradora de empresas con ocho años de experiencia en servicio.
^ **EXPERIENCIA LABORAL**
**EMPRESA:** Grupo Cafetero de Antioquia S.A.S.
**CARGO:** Coordinadora de Servicio al Cliente
**FECHA:** Febrero de 2020 – Actualmente
**JEFE INMEDIATO:** Hernán Darío Mesa, Tel. 604 555 1212
**EMPRESA:** Almacenes Flamingo Real
**CARGO:** Asesora Comercial
**FECHA:** Junio de 2016 – Enero de 2020
**JEFE INMEDIATO:** Luz Marina Ochoa
^ **ESTUDIOS REALIZADOS**
Universidad EAFIT, Administración de Empresas, 2015
^ **REFERENCIAS PERSONALES**
Carlos Mario Pérez, abogado, 310 555 9876
`,
  },
  {
    id: 'eighth-10-es-ar',
    layout: 'eighth',
    format: 'pdf',
    lang: 'es',
    agency: 'AR',
    shown: 'Martina Sol Iglesias',
    names: ['Martina Sol Iglesias'],
    email: 'martusol@correo-ar.example',
    phone: '11 5555-0199',
    city: 'Morón',
    jobs: [
      'Docente de nivel inicial | Jardín Maternal Arcoíris | | 2019-03 | now',
      'Auxiliar docente | Colegio San Cayetano | | 2017-03 | 2018-12',
    ],
    edu: [],
    untold: true,
    page: `
! Martina Sol Iglesias
Morón, Buenos Aires
Cel 11 5555-0199
martusol@correo-ar.example
^ **Experiencia Laboral**
**Jardín Maternal Arcoíris** (Haedo)
**Docente de nivel inicial** | marzo 2019 – presente
Sala de 3 años, planificación anual.
**Colegio San Cayetano** (Morón)
**Auxiliar docente** | marzo 2017 – diciembre 2018
^ **Estudios**
Profesorado de Nivel Inicial, ISFD 45, 2016
`,
  },
  {
    id: 'eighth-11-it-righe',
    layout: 'eighth',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Sebastiano Ferraguti',
    names: ['Sebastiano Ferraguti'],
    email: 's.ferraguti@posta-it.example',
    phone: '340 555 0188',
    city: 'Carpi',
    jobs: [
      'Autista patente C | Emiliana Trasporti S.r.l. | | 2018-01 | now',
      'Magazziniere | Consorzio Agrario di Modena | | 2011-05 | 2017-12',
      'Operaio generico | Salumificio Gozzi | | 2006-09 | 2011-04',
    ],
    edu: [],
    untold: true,
    page: `
SEBASTIANO FERRAGUTI
Via Peruzzi 30 – 41012 Carpi (MO)
Cell 340 555 0188 – s.ferraguti@posta-it.example
Luogo e data di nascita: Modena, 03/03/1987
^ ESPERIENZE LAVORATIVE
gennaio 2018 - presente: Autista patente C, Emiliana Trasporti S.r.l., Carpi
maggio 2011 - dicembre 2017: Magazziniere, Consorzio Agrario di Modena
settembre 2006 - aprile 2011: Operaio generico, Salumificio Gozzi, Formigine
^ ISTRUZIONE
Licenza media, 2001
^ PATENTI
B, C, CQC, muletto
`,
  },
  {
    id: 'eighth-12-it-bull',
    layout: 'eighth',
    format: 'doc',
    lang: 'it',
    agency: 'IT',
    shown: 'Ludovica Mancinelli',
    names: ['Ludovica Mancinelli'],
    email: 'ludomancinelli@posta-it.example',
    phone: '328 555 0133',
    city: 'Jesi',
    jobs: [
      'Educatrice | Cooperativa Sociale Il Faro | | 2020-09 | now',
      'Tirocinante | Comune di Ancona | | 2019-02 | 2019-07',
    ],
    edu: [],
    untold: true,
    aside: [1],
    languages: ['Inglese', 'Spagnolo'],
    page: `
! Ludovica Mancinelli
Educatrice professionale
Jesi (AN) · 328 555 0133 · ludomancinelli@posta-it.example
^ **ESPERIENZA**
* Educatrice presso Cooperativa Sociale Il Faro, Jesi (settembre 2020 – in corso)
* Tirocinante presso Comune di Ancona, servizi sociali (febbraio 2019 – luglio 2019)
^ **FORMAZIONE**
* Laurea in Scienze dell'educazione, Università di Macerata, 2020
^ **LINGUE**
* Inglese B1
* Spagnolo A2
`,
  },
  {
    id: 'eighth-13-pt-pt',
    layout: 'eighth',
    format: 'pdf',
    lang: 'pt',
    agency: 'PT',
    shown: 'Anabela Rocha Vilar',
    names: ['Anabela Rocha Vilar'],
    email: 'anabela.vilar@correio-pt.example',
    phone: '919 555 012',
    city: 'Ovar',
    jobs: [
      'Rececionista | Hotel Praia do Furadouro | | 2017-06 | now',
      'Operadora de caixa | Continente Ovar | | 2010-02 | 2017-05',
    ],
    edu: [],
    untold: true,
    languages: ['Inglês', 'Espanhol'],
    page: `
> Anabela Rocha Vilar
> Rua Dr. José Falcão 88, 3880-205 Ovar
> Telemóvel: 919 555 012 | anabela.vilar@correio-pt.example
^ EXPERIÊNCIA PROFISSIONAL
Junho 2017 até à data
Rececionista no Hotel Praia do Furadouro
Check-in, reservas, faturação
Fevereiro 2010 a maio 2017
Operadora de caixa, Continente Ovar
^ HABILITAÇÕES LITERÁRIAS
12.º ano, Escola Secundária de Ovar
^ IDIOMAS
Inglês (B2), Espanhol (B1)
`,
  },
  {
    id: 'eighth-14-nl-zin',
    layout: 'eighth',
    format: 'docx',
    lang: 'nl',
    agency: 'BE',
    shown: 'Joris Verlinden',
    names: ['Joris Verlinden'],
    email: 'joris.verlinden@telenet-post.example',
    phone: '0470 12 34 56',
    city: 'Turnhout',
    jobs: [
      'Teamleider magazijn | Kempen Logistics NV | | 2019-09 | now',
      'Heftruckchauffeur | Philips Turnhout | | 2012-03 | 2019-08',
    ],
    edu: [],
    untold: true,
    languages: ['Nederlands', 'Frans', 'Engels'],
    page: `
Joris Verlinden
Steenweg op Gierle 201
2300 Turnhout
0470 12 34 56 – joris.verlinden@telenet-post.example
^ Beroepservaring
Kempen Logistics NV, Beerse
Teamleider magazijn, sinds september 2019
14 medewerkers, WMS, veiligheid
Philips Turnhout
Heftruckchauffeur, maart 2012 tot augustus 2019
^ Studies
2008 Elektromechanica, VTI Turnhout
^ Talenkennis
Nederlands: moedertaal, Frans: goed, Engels: goed
`,
  },
  {
    id: 'eighth-15-sv-titel',
    layout: 'eighth',
    format: 'doc',
    lang: 'sv',
    agency: 'SE',
    shown: 'Åsa Lindkvist Hermansson',
    names: ['Åsa Lindkvist Hermansson'],
    email: 'asa.lindkvist@post-se.example',
    phone: '073-555 01 22',
    city: 'Skövde',
    jobs: [
      'Undersköterska | Ekängens äldreboende | | 2016-05 | now',
      'Butiksmedarbetare | ICA Kvantum | | 2011-06 | 2016-04',
    ],
    edu: [],
    untold: true,
    page: `
! CV
**Åsa Lindkvist Hermansson**
Vadsbovägen 4, 541 32 Skövde
073-555 01 22, asa.lindkvist@post-se.example
^ **Anställningar**
**Undersköterska**, Ekängens äldreboende, Skövde kommun
Maj 2016 –
**Butiksmedarbetare**, ICA Kvantum, Skövde
Juni 2011 – april 2016
^ **Utbildning**
Vård- och omsorgsprogrammet, 2011
`,
  },
  {
    id: 'eighth-16-no-linje',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    spoken: 'no',
    agency: 'NO',
    shown: 'Torbjørn Eikeland',
    names: ['Torbjørn Eikeland'],
    email: 'torbjorn.eikeland@post-no.example',
    phone: '901 23 456',
    city: 'Haugesund',
    jobs: [
      'Sveiser | Westcon Verft AS | | 2015-08 | now',
      'Platearbeider | Karmsund Mek | | 2009-01 | 2015-07',
    ],
    edu: [],
    untold: true,
    page: `
Torbjørn Eikeland
Haraldsgata 101, 5527 Haugesund
Tlf. 901 23 456
torbjorn.eikeland@post-no.example
^ ARBEIDSERFARING
= 08/2015 - nå	Westcon Verft AS, Ølensvåg
= 	Sveiser, sertifikat 136 og 141
= 01/2009 - 07/2015	Karmsund Mek, Kopervik
= 	Platearbeider
^ UTDANNING
2005 - 2008	Fagbrev platearbeider, Haugaland vgs
`,
  },
  {
    id: 'eighth-17-pl-lista',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    spoken: 'pl',
    agency: 'PL',
    shown: 'Bartłomiej Szczepański',
    names: ['Bartłomiej Szczepański'],
    email: 'b.szczepanski@poczta-pl.example',
    phone: '+48 505 123 456',
    city: 'Gdynia',
    jobs: [
      'Kierownik magazynu | Port Logistyka Sp. z o.o. | | 2020-01 | now',
      'Magazynier | Bałtyk Cargo S.A. | | 2014-04 | 2019-12',
    ],
    edu: [],
    untold: true,
    page: `
! Bartłomiej Szczepański
ul. Morska 112/4, 81-216 Gdynia
+48 505 123 456 | b.szczepanski@poczta-pl.example
^ DOŚWIADCZENIE ZAWODOWE
styczeń 2020 – obecnie	Port Logistyka Sp. z o.o., Gdynia
Kierownik magazynu
kwiecień 2014 – grudzień 2019	Bałtyk Cargo S.A., Gdańsk
Magazynier
^ WYKSZTAŁCENIE
2010 – 2014 Technikum Logistyczne w Gdyni
^ UMIEJĘTNOŚCI
obsługa wózków widłowych, WMS, Excel
`,
  },
  {
    id: 'eighth-18-in-fresher',
    layout: 'eighth',
    format: 'doc',
    lang: 'en',
    agency: 'IN',
    shown: 'Mohd. Faizan Ansari',
    names: ['Mohd. Faizan Ansari', 'Mohd Faizan Ansari', 'Faizan Ansari'],
    email: 'faizan.ansari01@mail-in.example',
    phone: '9811112345',
    city: 'Lucknow',
    jobs: [
      'Sales Executive | Awadh Motors Pvt Ltd | | 2023-07 | now',
      'Intern | Hazratganj Retail | | 2022-05 | 2022-07',
    ],
    edu: [],
    untold: true,
    aside: [1],
    languages: ['Hindi', 'Urdu', 'English'],
    page: `
RESUME
MOHD. FAIZAN ANSARI
S/o Mr. Rais Ahmad Ansari
Add: 45/2 Aminabad, Lucknow, U.P.
Mob: 9811112345
Email: faizan.ansari01@mail-in.example
^ OBJECTIVE
To work in an environment which encourages me to succeed and grow professionally.
^ WORK EXPERIENCE
* Currently working with Awadh Motors Pvt Ltd as a Sales Executive since July 2023.
* 3 months internship: worked as an Intern with Hazratganj Retail from May 2022 to July 2022.
^ EDUCATIONAL QUALIFICATION
* B.Com from Lucknow University in 2023
* 12th from UP Board in 2020
^ PERSONAL PROFILE
Father's Name : Mr. Rais Ahmad Ansari
DOB : 01/01/2002
Languages : Hindi, Urdu, English
`,
  },
  {
    id: 'eighth-19-za-form',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    agency: 'ZA',
    shown: 'Lerato Mokoena',
    names: ['Lerato Mokoena'],
    email: 'lerato.mokoena@webmail-za.example',
    phone: '071 555 0166',
    city: 'Polokwane',
    jobs: [
      'Admin Clerk | Limpopo Department of Health | | 2019-04 | now',
      'Cashier | Pick & Save Mall of the North | | 2015-02 | 2019-03',
    ],
    edu: [],
    untold: true,
    page: `
CURRICULUM VITAE
OF
LERATO MOKOENA
^ PERSONAL PARTICULARS
Full names: Lerato
Surname: Mokoena
Residential address: 1220 Zone 4, Seshego, Polokwane
Contact numbers: 071 555 0166
E-mail: lerato.mokoena@webmail-za.example
^ WORK EXPERIENCE
Name of employer: Limpopo Department of Health
Position held: Admin Clerk
Duration: April 2019 to date
Name of employer: Pick & Save Mall of the North
Position held: Cashier
Duration: February 2015 to March 2019
^ REFERENCES
Ms T. Ledwaba, Supervisor, 015 555 0101
`,
  },
  {
    id: 'eighth-20-ng-short',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    agency: 'NG',
    shown: 'Chukwuemeka Obinna Eze',
    names: ['Chukwuemeka Obinna Eze'],
    email: 'emekaeze@mail-ng.example',
    phone: '+234 802 345 6789',
    city: 'Enugu',
    jobs: [
      'Site Engineer | Coalcity Builders Ltd | | 2021-02 | now',
      'Assistant Engineer | Nkalagu Works | | 2018-01 | 2021-01',
    ],
    edu: [],
    untold: true,
    page: `
**CHUKWUEMEKA OBINNA EZE** (B.Eng, GNSE)
No 5 Zik Avenue, Uwani, Enugu
+234 802 345 6789, emekaeze@mail-ng.example
^ **PROFESSIONAL SUMMARY**
Civil engineer with eight years on roads and drainage.
^ **WORKING EXPERIENCE**
Coalcity Builders Ltd, Enugu (Feb. 2021 – Till Date)
Position: Site Engineer
* Supervision of 4 km dual carriageway
Nkalagu Works (Jan. 2018 – Jan. 2021)
Position: Assistant Engineer
^ **EDUCATIONAL BACKGROUND WITH DATES**
University of Nigeria, Nsukka, B.Eng Civil, 2011 – 2016
`,
  },
  {
    id: 'eighth-21-au-plain',
    layout: 'eighth',
    format: 'doc',
    lang: 'en',
    agency: 'AU',
    shown: 'Jacinta Wurrumara',
    names: ['Jacinta Wurrumara'],
    email: 'jacinta.w@mail-au.example',
    phone: '0491 570 110',
    city: 'Darwin',
    jobs: [
      'Aboriginal Health Practitioner | Top End Health Service | | 2018-07 | now',
      'Receptionist | Danila Medical | | 2014-01 | 2018-06',
    ],
    edu: [],
    untold: true,
    page: `
Jacinta Wurrumara
Aboriginal Health Practitioner
3/18 Trower Road, Darwin NT 0810
0491 570 110
jacinta.w@mail-au.example
^ Employment History
^ Aboriginal Health Practitioner
Top End Health Service
July 2018 – Present
Chronic disease checks, outreach to three communities
^ Receptionist
Danila Medical
January 2014 – June 2018
^ Qualifications
Cert IV Aboriginal and/or Torres Strait Islander Primary Health Care Practice, Batchelor Institute
^ Licences
NT driver licence, Ochre card
`,
  },
  {
    id: 'eighth-22-us-nurse',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'Kaitlyn O’Shea-Ramirez',
    names: ['Kaitlyn O’Shea-Ramirez', "Kaitlyn O'Shea-Ramirez"],
    email: 'koshea@mail-us.example',
    phone: '617-555-0111',
    city: 'Quincy',
    jobs: [
      'Clinical Nurse Leader | Bayside General Hospital | | 2020-08 | now',
      'Staff Nurse, Telemetry | St. Brigid Medical Center | | 2015-06 | 2020-07',
    ],
    edu: [],
    untold: true,
    page: `
! Kaitlyn O’Shea-Ramirez, MSN, RN, CNL, CCRN-K
Quincy, MA | 617-555-0111 | koshea@mail-us.example
^ **CLINICAL EXPERIENCE**
**BAYSIDE GENERAL HOSPITAL**	Quincy, MA
__Clinical Nurse Leader__	08/2020–Present
* CLABSI down 60%
**ST. BRIGID MEDICAL CENTER**	Boston, MA
__Staff Nurse, Telemetry__	06/2015–07/2020
^ **LICENSURE**
MA RN license RN2299999
^ **EDUCATION**
MSN, Northeastern University
`,
  },
  {
    id: 'eighth-23-hk-case',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    agency: 'SG',
    shown: 'Muhammad Hafiz bin Abdul Rahman',
    names: ['Muhammad Hafiz bin Abdul Rahman'],
    email: 'hafizrahman@mail-sg.example',
    phone: '8123 4567',
    city: 'Singapore',
    jobs: [
      'Security Supervisor | Aegis Guard Pte Ltd | | 2020-05 | now',
      'Security Officer | Marina Sands Security | | 2016-01 | 2020-04',
    ],
    edu: [],
    untold: true,
    languages: ['Malay', 'English'],
    page: `
MUHAMMAD HAFIZ BIN ABDUL RAHMAN
Blk 88 Bedok North St 4, #03-12, Singapore 460088
Tel: 8123 4567 Email: hafizrahman@mail-sg.example
Citizenship: Singaporean
^ WORK HISTORY
May 2020 - Current	Aegis Guard Pte Ltd
Security Supervisor
Jan 2016 - Apr 2020	Marina Sands Security
Security Officer
^ CERTIFICATES
PLRD licence, WSQ Supervise Security Officers
^ LANGUAGES
Malay, English
`,
  },
  {
    id: 'eighth-24-nameless-motto',
    layout: 'eighth',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Perpetua Vane',
    names: ['Perpetua Vane'],
    unsure: true,
    phone: '07700 900 433',
    city: 'Whitby',
    jobs: ['Housekeeper | The Royal Anchor | | 2015 | now', 'Cleaner | Eskdale School | | 2009 | 2015'],
    edu: [],
    untold: true,
    dates: 'year',
    page: `
! Reliable Hard Working Housekeeper
~ Perpetua Vane, 4 Pier Road, Whitby YO21 3PU, 07700 900 433
^ **Jobs**
= 2015 to now	Housekeeper	The Royal Anchor, Whitby
= 2009 to 2015	Cleaner	Eskdale School
^ **About me**
I like things straight and I am never late.
`,
  },
  {
    id: 'eighth-25-de-it',
    layout: 'eighth',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Levent Aksoy',
    names: ['Levent Aksoy'],
    email: 'levent.aksoy@dev-mail.example',
    phone: '0157 55501234',
    city: 'Mannheim',
    jobs: [
      'Senior Softwareentwickler | Neckar Systems GmbH | | 2020-02 | now',
      'Softwareentwickler | Odenwald Software AG | | 2016-09 | 2020-01',
      'Werkstudent Softwareentwicklung | SAP SE | | 2014-04 | 2016-08',
    ],
    edu: [],
    untold: true,
    aside: [2],
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    page: `
[[ 5 12
**Levent Aksoy**
geb. 02.05.1992
^ **Kontakt**
Langstraße 77
68169 Mannheim
0157 55501234
levent.aksoy@dev-mail.example
^ **Sprachen**
Deutsch C2
Türkisch C2
Englisch C1
^ **Tools**
Java, Kotlin
Docker
---
^ **Berufserfahrung**
**Senior Softwareentwickler**
Neckar Systems GmbH, Mannheim | Feb. 2020 – heute
* Microservices, Code-Reviews
**Softwareentwickler**
Odenwald Software AG, Weinheim | Sept. 2016 – Jan. 2020
* Backend für Versicherer
**Werkstudent Softwareentwicklung**
SAP SE, Walldorf | Apr. 2014 – Aug. 2016
^ **Studium**
M.Sc. Informatik, Universität Mannheim, 2016
]]
`,
  },
  {
    id: 'eighth-26-de-arzt',
    layout: 'eighth',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Friederike von Alvensleben-Roth',
    names: ['Friederike von Alvensleben-Roth'],
    email: 'f.alvensleben@arztpost.example',
    phone: '0511 998 877 0',
    city: 'Hannover',
    jobs: [
      'Oberärztin Kardiologie | Klinikum Leineaue | | 2018-07 | now',
      'Fachärztin für Innere Medizin | St. Bernward Krankenhaus | | 2013-01 | 2018-06',
      'Assistenzärztin | Universitätsklinikum Göttingen | | 2007-10 | 2012-12',
    ],
    edu: [],
    untold: true,
    page: `
> Dr. med. Friederike von Alvensleben-Roth
> Fachärztin für Innere Medizin und Kardiologie
> Lister Meile 20 · 30161 Hannover · 0511 998 877 0 · f.alvensleben@arztpost.example
^ Ärztliche Tätigkeit
= Juli 2018 bis heute	Oberärztin Kardiologie
= 	Klinikum Leineaue, Hannover
= 	Chefarzt: Prof. Dr. U. Brandes
= Januar 2013 bis Juni 2018	Fachärztin für Innere Medizin
= 	St. Bernward Krankenhaus, Hildesheim
= Oktober 2007 bis Dezember 2012	Assistenzärztin
= 	Universitätsklinikum Göttingen
^ Approbation und Facharzt
2007 Approbation, Ärztekammer Niedersachsen
2013 Facharztprüfung Innere Medizin
^ Promotion
2008, magna cum laude, Thema: Herzinsuffizienz im Alter
^ Studium
2000 – 2007 Humanmedizin, Georg-August-Universität Göttingen
`,
  },
  {
    id: 'eighth-27-at-kellner',
    layout: 'eighth',
    format: 'doc',
    lang: 'de',
    agency: 'AT',
    shown: 'Dejan Milosavljević',
    names: ['Dejan Milosavljević', 'Dejan Milosavljevic'],
    email: 'dejan.m@gmx-at.example',
    phone: '+43 676 555 0123',
    city: 'Wels',
    jobs: [
      'Restaurantleiter | Gasthof zum Roten Krebs | | 2019-05 | now',
      'Oberkellner | Hotel Ploberger | | 2014-03 | 2019-04',
      'Kellner | Wirtshaus am Ring | | 2009-11 | 2014-02',
    ],
    edu: [],
    untold: true,
    languages: ['Deutsch', 'Serbian', 'Englisch'],
    page: `
LEBENSLAUF
Name: Dejan Milosavljević
Adresse: Ringstraße 31, 4600 Wels
Tel.: +43 676 555 0123
Mail: dejan.m@gmx-at.example
Staatsbürgerschaft: Österreich
^ BERUFSERFAHRUNG
= 05/2019 – laufend	Gasthof zum Roten Krebs, Wels	Restaurantleiter
= 03/2014 – 04/2019	Hotel Ploberger, Wels	Oberkellner
= 11/2009 – 02/2014	Wirtshaus am Ring, Linz	Kellner
^ SCHULBILDUNG
2006 – 2009 Lehre Restaurantfachmann, Berufsschule Altmünster
^ SPRACHEN
Deutsch, Serbisch, Englisch
`,
  },
  {
    id: 'eighth-28-fr-cadre',
    layout: 'eighth',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Sandrine Pouget',
    names: ['Sandrine Pouget'],
    email: 's.pouget@cadre-mail.example',
    phone: '06 39 98 33 44',
    city: 'Toulouse',
    jobs: [
      'Directrice supply chain | Aéro Garonne Équipements | | 2020-01 | now',
      'Responsable approvisionnements | Aéro Garonne Équipements | | 2015-04 | 2019-12',
      'Acheteuse | Pyrénées Composites SAS | | 2009-09 | 2015-03',
    ],
    edu: [],
    untold: true,
    languages: ['Anglais', 'Espagnol'],
    page: `
! Sandrine Pouget
**Directrice supply chain** – 46 ans – Toulouse
06 39 98 33 44 | s.pouget@cadre-mail.example
# Expériences
**AÉRO GARONNE ÉQUIPEMENTS** (Toulouse, 1 200 salariés)
**Directrice supply chain** | 01/2020 – aujourd'hui
* Équipe de 45 personnes, stock ramené de 38 à 27 M€
**Responsable approvisionnements** | 04/2015 – 12/2019
* Passage au MRP II
**PYRÉNÉES COMPOSITES SAS** (Tarbes)
**Acheteuse** | 09/2009 – 03/2015
# Formation
Master Achats internationaux, KEDGE, 2009
# Langues
Anglais bilingue, espagnol professionnel
`,
  },
  {
    id: 'eighth-29-fr-interim',
    layout: 'eighth',
    format: 'docx',
    lang: 'fr',
    agency: 'FR',
    shown: 'Kévin Lemoine',
    names: ['Kévin Lemoine'],
    email: 'kevin.lemoine59@mail-fr.example',
    phone: '06 39 98 44 55',
    city: 'Roubaix',
    jobs: [
      'Cariste | Logistique du Nord | | 2022-01 | now',
      'Préparateur de commandes | Auchan Drive | | 2019-03 | 2021-12',
      'Manutentionnaire | Adecco | | 2017-06 | 2019-02',
    ],
    edu: [],
    untold: true,
    page: `
LEMOINE Kévin
22 rue de Lannoy 59100 Roubaix
06 39 98 44 55
kevin.lemoine59@mail-fr.example
Permis B – véhicule personnel
^ EXPERIENCES PROFESSIONNELLES
2022/01 à aujourd'hui : Cariste – Logistique du Nord – Lesquin
2019/03 à 2021/12 : Préparateur de commandes – Auchan Drive – Roncq
2017/06 à 2019/02 : Manutentionnaire – Adecco – missions diverses
^ FORMATIONS
CACES 1, 3 et 5 (2021)
CAP Agent d'entreposage, lycée professionnel Turgot (2016)
^ CENTRES D'INTERET
Football, mécanique
`,
  },
  {
    id: 'eighth-30-es-enf',
    layout: 'eighth',
    format: 'doc',
    lang: 'es',
    agency: 'ES',
    shown: 'Nuria Belmonte Sáez',
    names: ['Nuria Belmonte Sáez'],
    email: 'nuria.belmonte@salud-mail.example',
    phone: '600 10 20 30',
    city: 'Albacete',
    jobs: [
      'Enfermera de UCI | Hospital General de Albacete | | 2017-10 | now',
      'Enfermera de Atención Primaria | Centro de Salud La Roda | | 2013-06 | 2017-09',
      'Enfermera | Residencia San Vicente | | 2011-07 | 2013-05',
    ],
    edu: [],
    untold: true,
    page: `
! Nuria Belmonte Sáez
Enfermera colegiada nº 5012
C/ Tinte 14, 02001 Albacete | 600 10 20 30 | nuria.belmonte@salud-mail.example
^ **EXPERIENCIA PROFESIONAL**
**Enfermera de UCI**, Hospital General de Albacete
Desde octubre de 2017
* Ventilación mecánica, hemofiltración
**Enfermera de Atención Primaria**, Centro de Salud La Roda
De junio de 2013 a septiembre de 2017
**Enfermera**, Residencia San Vicente, Hellín
De julio de 2011 a mayo de 2013
^ **FORMACIÓN ACADÉMICA**
Grado en Enfermería. Universidad de Castilla-La Mancha. 2011
^ **FORMACIÓN COMPLEMENTARIA**
Soporte vital avanzado (30 h), 2024
`,
  },
  {
    id: 'eighth-31-es-mx-tabla',
    layout: 'eighth',
    format: 'pdf',
    lang: 'es',
    agency: 'MX',
    shown: 'Rodrigo Ezequiel Montaño Lugo',
    names: ['Rodrigo Ezequiel Montaño Lugo'],
    email: 'rmontano@correo-mx.example',
    phone: '55 1234 5678',
    city: 'Querétaro',
    jobs: [
      'Ingeniero de Procesos | Autopartes Bajío S. de R.L. | | 2021-06 | now',
      'Supervisor de Producción | Plásticos Querétaro S.A. de C.V. | | 2017-02 | 2021-05',
    ],
    edu: [],
    untold: true,
    languages: ['Inglés'],
    page: `
**RODRIGO EZEQUIEL MONTAÑO LUGO**
Ingeniero Industrial
Querétaro, Qro. | 55 1234 5678 | rmontano@correo-mx.example
^ **EXPERIENCIA**
|| 5 12
| Jun 2021 – Presente | **Autopartes Bajío S. de R.L.**\\Ingeniero de Procesos\\Reducción de scrap 18 %, AMEF, balanceo de líneas
| Feb 2017 – May 2021 | **Plásticos Querétaro S.A. de C.V.**\\Supervisor de Producción\\3 turnos, 60 operadores
^ **EDUCACIÓN**
|| 5 12
| 2012 – 2016 | Instituto Tecnológico de Querétaro\\Ingeniería Industrial
^ **IDIOMAS**
Inglés avanzado (TOEFL 560)
`,
  },
  {
    id: 'eighth-32-it-avv',
    layout: 'eighth',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Pierfrancesco Salvemini',
    names: ['Pierfrancesco Salvemini'],
    email: 'pf.salvemini@legale-posta.example',
    phone: '06 555 0177',
    city: 'Roma',
    jobs: [
      'Avvocato associato | Studio Legale Carnelutti Bassi | | 2019-01 | now',
      'Avvocato | Studio Legale Pinna | | 2014-02 | 2018-12',
      'Praticante avvocato | Studio Legale Pinna | | 2011-10 | 2014-01',
    ],
    edu: [],
    untold: true,
    dates: 'year',
    aside: [2],
    languages: ['Inglese', 'Francese'],
    page: `
! Avv. Pierfrancesco Salvemini
Via Crescenzio 91, 00193 Roma – Tel. 06 555 0177 – pf.salvemini@legale-posta.example
^ **PROFILO**
Avvocato civilista con esperienza in diritto societario e contenzioso commerciale.
^ **ESPERIENZE PROFESSIONALI**
**2019 – oggi** Studio Legale Carnelutti Bassi, Roma
Avvocato associato
Contenzioso societario, arbitrati.
**2014 – 2018** Studio Legale Pinna, Cagliari
Avvocato
**2011 – 2014** Studio Legale Pinna, Cagliari
Praticante avvocato
^ **FORMAZIONE**
Laurea magistrale in Giurisprudenza, Università di Cagliari, 110/110 e lode, 2011
^ **ABILITAZIONI**
Iscrizione all'Albo degli Avvocati di Roma, 2015
^ **LINGUE**
Inglese fluente, francese buono
`,
  },
  {
    id: 'eighth-33-it-europass2',
    layout: 'eighth',
    format: 'doc',
    lang: 'it',
    agency: 'IT',
    shown: 'Ilaria Conti Busetto',
    names: ['Ilaria Conti Busetto', 'Ilaria Busetto'],
    email: 'ilaria.busetto@posta-it.example',
    phone: '+39 333 555 0101',
    city: 'Treviso',
    jobs: [
      'Responsabile qualità | Dolciaria Trevigiana S.p.A. | | 2018-09 | now',
      'Tecnico di laboratorio | Analisi Veneto S.r.l. | | 2013-01 | 2018-08',
    ],
    edu: [],
    untold: true,
    languages: ['Italiano', 'Inglese'],
    page: `
[[ 5 12
Foto
---
**Ilaria Conti Busetto**
Data di nascita: 14/02/1988
Nazionalità: italiana
(+39) 333 555 0101
ilaria.busetto@posta-it.example
Vicolo Rialto 3, 31100 Treviso (Italia)
]]
^ **ESPERIENZA LAVORATIVA**
[09/2018 – Attuale]
**Responsabile qualità**
__Dolciaria Trevigiana S.p.A.__
Città: Treviso | Paese: Italia
* Certificazioni BRC e IFS
[01/2013 – 08/2018]
**Tecnico di laboratorio**
__Analisi Veneto S.r.l.__
Città: Mestre | Paese: Italia
^ **ISTRUZIONE E FORMAZIONE**
[2007 – 2012]
**Laurea in Scienze e tecnologie alimentari**
__Università degli Studi di Padova__
^ **COMPETENZE LINGUISTICHE**
Lingua madre: Italiano
Altre lingue:
Inglese – ASCOLTO C1 LETTURA C1 SCRITTURA B2
`,
  },
  {
    id: 'eighth-34-pt-br-dev',
    layout: 'eighth',
    format: 'pdf',
    lang: 'pt',
    agency: 'BR',
    shown: 'Wellington Farias de Souza',
    names: ['Wellington Farias de Souza'],
    email: 'wellfarias@dev-br.example',
    phone: '(81) 98888-1234',
    city: 'Recife',
    jobs: [
      'Desenvolvedor Full Stack | Porto Digital Soluções | | 2021-05 | now',
      'Desenvolvedor Júnior | Frevo Tecnologia Ltda | | 2018-08 | 2021-04',
      'Técnico de suporte | Lan Recife Informática | | 2015-02 | 2018-07',
    ],
    edu: [],
    untold: true,
    languages: ['Inglês'],
    page: `
! Wellington Farias de Souza
Desenvolvedor Full Stack | React | Node.js
Recife – PE | (81) 98888-1234 | wellfarias@dev-br.example
^ **Experiência**
**Porto Digital Soluções** — Desenvolvedor Full Stack
mai de 2021 - o momento · 5 anos 7 meses
Aplicações em React e Node.
**Frevo Tecnologia Ltda** — Desenvolvedor Júnior
ago de 2018 - abr de 2021 · 2 anos 9 meses
**Lan Recife Informática** — Técnico de suporte
fev de 2015 - jul de 2018 · 3 anos 6 meses
^ **Formação acadêmica**
Universidade Católica de Pernambuco, Sistemas de Informação, 2018
^ **Idiomas**
Inglês (Intermediário)
`,
  },
  {
    id: 'eighth-35-nl-teken',
    layout: 'eighth',
    format: 'docx',
    lang: 'nl',
    agency: 'NL',
    shown: 'Anouk Willemse',
    names: ['Anouk Willemse'],
    email: 'anouk.willemse@mail-nl.example',
    phone: '06 55501234',
    city: 'Breda',
    jobs: [
      'HR-adviseur | Gemeente Breda | | 2021-01 | now',
      'Recruiter | Uitzendbureau De Kade | | 2017-06 | 2020-12',
      'Intercedent | Randstad | | 2014-09 | 2017-05',
    ],
    edu: [],
    untold: true,
    page: `
! Anouk Willemse
HR-adviseur met een hart voor mensen
Breda | 06 55501234 | anouk.willemse@mail-nl.example
^ **Werkervaring**
**HR-adviseur** bij **Gemeente Breda**
januari 2021 – nu
* Adviseren van leidinggevenden over verzuim
**Recruiter** bij **Uitzendbureau De Kade**
juni 2017 – december 2020
**Intercedent** bij **Randstad**
september 2014 – mei 2017
^ **Opleiding**
HRM, Avans Hogeschool, 2010 – 2014
^ **Cursussen**
Wet verbetering poortwachter, 2022
`,
  },
  {
    id: 'eighth-36-da-tomrer',
    layout: 'eighth',
    format: 'doc',
    lang: 'da',
    agency: 'DK',
    shown: 'Kasper Juhl Mortensen',
    names: ['Kasper Juhl Mortensen'],
    email: 'kasperjuhl@mail-dk.example',
    phone: '28 55 01 22',
    city: 'Silkeborg',
    jobs: [
      'Tømrersvend | Gudenå Byg ApS | | 2018-03 | now',
      'Tømrer | Midtjysk Tag og Facade A/S | | 2013-08 | 2018-02',
      'Tømrerlærling | Hansens Tømrerforretning | | 2009-08 | 2013-07',
    ],
    edu: [],
    untold: true,
    aside: [2],
    languages: ['Dansk', 'Engelsk'],
    page: `
CV – Kasper Juhl Mortensen
Åhavevej 12, 8600 Silkeborg · Mobil 28 55 01 22 · kasperjuhl@mail-dk.example
^ Kort om mig
Jeg er en stabil tømrer, der møder til tiden og kan læse en tegning.
^ Erhvervserfaring
Marts 2018 – nu: Tømrersvend hos Gudenå Byg ApS, Silkeborg
Aug. 2013 – feb. 2018: Tømrer hos Midtjysk Tag og Facade A/S, Viborg
Aug. 2009 – juli 2013: Tømrerlærling hos Hansens Tømrerforretning, Kjellerup
^ Uddannelse
Svendebrev som tømrer, Mercantec, 2013
^ Kurser
Rulle- og bukkestillads, asbest
^ Sprog
Dansk, engelsk
`,
  },
  {
    id: 'eighth-37-sv-plats',
    layout: 'eighth',
    format: 'pdf',
    lang: 'sv',
    agency: 'SE',
    shown: 'Ingela Röjdmark',
    names: ['Ingela Röjdmark'],
    email: 'ingela.rojdmark@post-se.example',
    phone: '0705-55 01 33',
    city: 'Falun',
    jobs: [
      'Ekonomichef | Dala Fastigheter AB | | 2017-08 | now',
      'Redovisningsansvarig | Falu Rödfärg Handel AB | | 2010-02 | 2017-07',
    ],
    edu: [],
    untold: true,
    languages: ['Svenska', 'Engelska'],
    page: `
[[ 11 6
! Ingela Röjdmark
Ekonomichef
^ **ARBETSLIVSERFARENHET**
**Ekonomichef – Dala Fastigheter AB**
aug 2017 – pågående
* Budget 240 MSEK, 6 medarbetare
**Redovisningsansvarig – Falu Rödfärg Handel AB**
feb 2010 – juli 2017
^ **UTBILDNING**
Civilekonom, Högskolan Dalarna, 2009
---
^ **KONTAKT**
0705-55 01 33
ingela.rojdmark@post-se.example
Falun
^ **SYSTEM**
Visma, Hypergene, Excel
^ **SPRÅK**
Svenska, engelska
]]
`,
  },
  {
    id: 'eighth-38-pl-it',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    spoken: 'pl',
    agency: 'PL',
    shown: 'Agnieszka Król',
    names: ['Agnieszka Król'],
    email: 'agnieszka.krol@dev-pl.example',
    phone: '+48 600 111 222',
    city: 'Poznań',
    jobs: [
      'Starszy tester oprogramowania | Warta Software Sp. z o.o. | | 2020-09 | now',
      'Tester oprogramowania | Cegielski IT S.A. | | 2017-03 | 2020-08',
    ],
    edu: [],
    untold: true,
    languages: ['angielski'],
    page: `
Agnieszka Król
Starszy tester oprogramowania
Poznań | +48 600 111 222 | agnieszka.krol@dev-pl.example
^ DOŚWIADCZENIE
Warta Software Sp. z o.o., Poznań
Starszy tester oprogramowania
wrzesień 2020 – obecnie
testy automatyczne, Selenium, Cypress
Cegielski IT S.A., Poznań
Tester oprogramowania
marzec 2017 – sierpień 2020
^ EDUKACJA
Politechnika Poznańska, Informatyka, 2012 – 2017
^ JĘZYKI
angielski C1
`,
  },
  {
    id: 'eighth-39-uk-teacher',
    layout: 'eighth',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Oluwafunke Adebisi-Crane',
    names: ['Oluwafunke Adebisi-Crane'],
    email: 'funke.ac@schools-mail.example',
    phone: '07700 900 777',
    city: 'Croydon',
    jobs: [
      'Head of Mathematics | Selhurst Park Academy | | 2020-09 | now',
      'Second in Department | Norbury Girls’ School | | 2016-09 | 2020-08',
      'Teacher of Mathematics | Norbury Girls’ School | | 2012-09 | 2016-08',
    ],
    edu: [],
    untold: true,
    page: `
**CURRICULUM VITAE**
**Mrs Oluwafunke Adebisi-Crane** BSc (Hons) PGCE NPQSL
18 Addiscombe Grove, Croydon CR0 5LP
07700 900 777
funke.ac@schools-mail.example
DfE number 08/55512
^ **Teaching Posts**
Selhurst Park Academy, Croydon
Head of Mathematics (TLR 1b), September 2020 to date
* Progress 8 from -0.2 to +0.4
Norbury Girls’ School
Second in Department, September 2016 – August 2020
Teacher of Mathematics, September 2012 – August 2016
^ **Education**
PGCE Secondary Mathematics, King's College London, 2012
BSc Mathematics, University of Kent, 2011
^ **Referees**
Mr D. Holt, Headteacher, d.holt@selhurst.example, 020 7946 0123
`,
  },
  {
    id: 'eighth-40-uk-warehouse',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Dean Prentice',
    names: ['Dean Prentice'],
    email: 'deanprentice81@mail-uk.example',
    phone: '07700 900 812',
    city: 'Doncaster',
    jobs: [
      'FLT Driver | Wincanton | | 2019-06 | now',
      'Picker/Packer | Next Distribution | | 2016-10 | 2019-05',
      'Labourer | Self employed | | 2010 | 2016',
    ],
    edu: [],
    untold: true,
    page: `
Dean Prentice
4 Balby Road, Doncaster DN4 0RE. Tel 07700 900 812. deanprentice81@mail-uk.example
^ Hard working and reliable, full counterbalance and reach licence, own transport, any shift.
^ Work
Jun 2019 - now FLT Driver - Wincanton, Doncaster iPort
Loading, tipping, stock checks
Oct 2016 - May 2019 Picker/Packer - Next Distribution, South Elmsall
2010 - 2016 Labourer - Self employed
General building, groundworks
^ Education
Balby Carr School, left 2006
^ Licences
Counterbalance B1, Reach D1 (RTITB) exp 2028
`,
  },
  {
    id: 'eighth-41-us-exec',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    agency: 'US',
    shown: 'Margaret A. Kowalczyk',
    names: ['Margaret A. Kowalczyk', 'Margaret Kowalczyk'],
    email: 'mkowalczyk@exec-mail.example',
    phone: '312.555.0190',
    city: 'Evanston',
    jobs: [
      'Chief Financial Officer | Lakeshore Medical Devices, Inc. | | 2019 | now',
      'VP Finance | Lakeshore Medical Devices, Inc. | | 2015 | 2019',
      'Corporate Controller | Prairie Packaging Corp. | | 2008 | 2015',
      'Senior Auditor | Deloitte & Touche LLP | | 2003 | 2008',
    ],
    edu: [],
    untold: true,
    dates: 'year',
    page: `
HEAD Margaret A. Kowalczyk	mkowalczyk@exec-mail.example
! MARGARET A. KOWALCZYK, CPA, MBA
Evanston, IL 60201 | 312.555.0190 | mkowalczyk@exec-mail.example
^ **CHIEF FINANCIAL OFFICER**
Private-equity backed growth • M&A integration • ERP
^ **PROFESSIONAL EXPERIENCE**
**LAKESHORE MEDICAL DEVICES, INC.**, Skokie, IL	2015 – Present
__$310M maker of surgical instruments owned by Harbor Equity__
**Chief Financial Officer** (2019 – Present)
* Led $85M refinancing
**VP Finance** (2015 – 2019)
* Built FP&A team of seven
**PRAIRIE PACKAGING CORP.**, Peoria, IL	2008 – 2015
**Corporate Controller**
* Closed in five days
**DELOITTE & TOUCHE LLP**, Chicago, IL	2003 – 2008
**Senior Auditor**
^ **EDUCATION**
MBA, Northwestern University (Kellogg); BS Accountancy, University of Illinois
`,
  },
  {
    id: 'eighth-42-au-grad',
    layout: 'eighth',
    format: 'doc',
    lang: 'en',
    agency: 'AU',
    shown: 'Xin Yi (Cindy) Zhao',
    names: ['Xin Yi (Cindy) Zhao', 'Xin Yi Zhao', 'Cindy Zhao', 'Xin Yi Cindy Zhao'],
    email: 'cindyzhao03@uni-mail.example',
    phone: '0491 575 789',
    city: 'Hurstville',
    jobs: [
      'Retail Assistant | Kmart Hurstville | | 2022-11 | now',
      'Volunteer Tutor | Vinnies Homework Club | | 2021-03 | 2022-10',
    ],
    edu: [],
    untold: true,
    page: `
! Xin Yi (Cindy) Zhao
Hurstville NSW 2220 | 0491 575 789 | cindyzhao03@uni-mail.example
^ **Education**
Bachelor of Commerce (Accounting), UNSW Sydney	Expected Nov 2026
WAM 78
St George Girls High School, HSC 2021, ATAR 94.2
^ **Experience**
**Retail Assistant**, Kmart Hurstville	Nov 2022 – present
* Cash handling, visual merchandising
**Volunteer Tutor**, Vinnies Homework Club	Mar 2021 – Oct 2022
^ **Skills**
Xero, Excel (VLOOKUP, pivot tables), Mandarin
^ **Interests**
K-pop dance cover group
`,
  },
  {
    id: 'eighth-43-in-hr',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    agency: 'IN',
    shown: 'Shalini R. Nambiar',
    names: ['Shalini R. Nambiar', 'Shalini Nambiar'],
    email: 'shalini.nambiar@mail-in.example',
    phone: '+91 94470 55123',
    city: 'Kochi',
    jobs: [
      'Manager – HR Operations | Malabar Retail Ventures | | 2018-10 | now',
      'Assistant Manager HR | Cochin Spices Exports Ltd | | 2013-05 | 2018-09',
      'HR Executive | Periyar Hospitals | | 2010-06 | 2013-04',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Malayalam', 'Hindi'],
    page: `
**Shalini R. Nambiar**
Contact: +91 94470 55123 ~ E-Mail: shalini.nambiar@mail-in.example
**~ HR Generalist with 16 years of experience ~**
^ **ORGANISATIONAL EXPERIENCE**
**Since Oct'18: Malabar Retail Ventures, Kochi as Manager – HR Operations**
* Payroll for 1,800 employees
**May'13-Sept'18: Cochin Spices Exports Ltd, Kochi as Assistant Manager HR**
**Jun'10-Apr'13: Periyar Hospitals, Aluva as HR Executive**
^ **ACADEMIC DETAILS**
MSW (HR) from Rajagiri College in 2010
^ **PERSONAL DOSSIER**
Date of Birth: 4th March 1987
Address: 34/118, Palarivattom, Kochi, Kerala
Linguistic Abilities: English, Malayalam and Hindi
`,
  },
  {
    id: 'eighth-44-military',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'Stephen Blackadder-Hughes',
    names: ['Stephen Blackadder-Hughes'],
    email: 'sbh@ex-forces.example',
    phone: '07700 900 909',
    city: 'Tidworth',
    jobs: [
      'Regimental Quartermaster Sergeant | Royal Logistic Corps | | 2019-04 | now',
      'Squadron Quartermaster Sergeant | Royal Logistic Corps | | 2015-07 | 2019-03',
      'Sergeant, Supply Specialist | Royal Logistic Corps | | 2010-01 | 2015-06',
    ],
    edu: [],
    untold: true,
    page: `
! Stephen Blackadder-Hughes
Tidworth, Wiltshire | 07700 900 909 | sbh@ex-forces.example
Warrant Officer leaving the Army in June 2027
^ **Military Career**
**Royal Logistic Corps, British Army** — January 2010 to present
**Regimental Quartermaster Sergeant** (April 2019 – present)
* £22m of stores, no losses in three audits
**Squadron Quartermaster Sergeant** (July 2015 – March 2019)
**Sergeant, Supply Specialist** (January 2010 – June 2015)
^ **Qualifications**
CMI Level 5, NEBOSH General Certificate, HGV C+E
^ **Security Clearance**
SC to 2030
`,
  },
  {
    id: 'eighth-45-contract-au',
    layout: 'eighth',
    format: 'doc',
    lang: 'en',
    agency: 'AU',
    shown: 'Vikram Chandrasekhar',
    names: ['Vikram Chandrasekhar'],
    email: 'vikram.c@contract-mail.example',
    phone: '0491 571 266',
    city: 'Parramatta',
    jobs: [
      'Solution Architect | Transport for NSW | | 2024-03 | now',
      'Integration Lead | Westpac | | 2022-01 | 2024-02',
      'Senior Developer | Optus | | 2019-05 | 2021-12',
    ],
    edu: [],
    untold: true,
    page: `
! Vikram Chandrasekhar
Solution Architect
Parramatta NSW | 0491 571 266 | vikram.c@contract-mail.example
# Career Summary
|| 4 6 7
| Mar 2024 – Current | Transport for NSW (contract via Peoplebank) | Solution Architect
| Jan 2022 – Feb 2024 | Westpac (contract via Talent International) | Integration Lead
| May 2019 – Dec 2021 | Optus (permanent) | Senior Developer
# Detail
**Transport for NSW**
* Opal next generation integration
**Westpac**
* MuleSoft, 60 APIs
# Education
Master of IT, University of Sydney
`,
  },
  {
    id: 'eighth-46-break',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    agency: 'IE',
    shown: 'Gráinne Ní Bhriain',
    names: ['Gráinne Ní Bhriain'],
    email: 'grainne.nb@mail-ie.example',
    phone: '087 555 0123',
    city: 'Ennis',
    jobs: [
      'Payroll Specialist | Shannon Aerospace Services | | 2023-02 | now',
      'Payroll Administrator | Clare County Stores | | 2012-06 | 2017-08',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Irish'],
    page: `
Gráinne Ní Bhriain
Lifford, Ennis, Co. Clare
087 555 0123 / grainne.nb@mail-ie.example
^ Professional Experience
Shannon Aerospace Services, Shannon	Feb 2023 – Present
Payroll Specialist
* Weekly payroll of 620
Career break – raising a family	Sept 2017 – Jan 2023
Clare County Stores, Ennis	June 2012 – Aug 2017
Payroll Administrator
^ Education
IPASS Certified Payroll Technician 2013
Leaving Certificate, Coláiste Muire, 2008
^ Languages
English, Irish
`,
  },
  {
    id: 'eighth-47-filipino',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    agency: 'SG',
    shown: 'Maria Cristina D. Villaflor',
    names: ['Maria Cristina D. Villaflor', 'Maria Cristina Villaflor'],
    email: 'mcvillaflor@mail-ph.example',
    phone: '+65 8555 0123',
    city: 'Singapore',
    jobs: [
      'Staff Nurse II | Mount Faber Hospital | | 2016-03 | now',
      'Staff Nurse | Makati Doctors Center | | 2011-05 | 2016-01',
    ],
    edu: [],
    untold: true,
    page: `
MARIA CRISTINA D. VILLAFLOR, RN
Singapore | +65 8555 0123 | mcvillaflor@mail-ph.example
^ PROFESSIONAL EXPERIENCE
MOUNT FABER HOSPITAL, Singapore
Position: Staff Nurse II (High Dependency)
Inclusive dates: March 2016 – present
Bed capacity: 350
MAKATI DOCTORS CENTER, Philippines
Position: Staff Nurse
Inclusive dates: May 2011 – January 2016
Bed capacity: 600
^ EDUCATION
BS Nursing, University of Santo Tomas, 2010
^ LICENSES
PRC 0612345; SNB practising certificate
`,
  },
  {
    id: 'eighth-48-de-motto',
    layout: 'eighth',
    format: 'doc',
    lang: 'de',
    agency: 'DE',
    shown: 'Gesine Poppinga',
    names: ['Gesine Poppinga'],
    email: 'gp@werkstatt-mail.example',
    phone: '04941 55 66 77',
    city: 'Aurich',
    jobs: [
      'Tischlermeisterin | Möbelwerkstatt Poppinga | | 2015-01 | now',
      'Tischlergesellin | Bootswerft Norden GmbH | | 2008-07 | 2014-12',
    ],
    edu: [],
    untold: true,
    page: `
! Holz ist meine Sprache
Gesine Poppinga · Tischlermeisterin
Fischteichweg 3 · 26603 Aurich · 04941 55 66 77 · gp@werkstatt-mail.example
^ **Was ich bisher gemacht habe**
**seit 01/2015** Tischlermeisterin, selbstständig
Möbelwerkstatt Poppinga, Aurich
**07/2008 – 12/2014** Tischlergesellin
Bootswerft Norden GmbH, Norden
^ **Ausbildung**
2005 – 2008 Tischlerlehre, Tischlerei Janssen
2013 Meisterschule Oldenburg
`,
  },
  {
    id: 'eighth-49-de-kurz',
    layout: 'eighth',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Mehmet Can Yıldırım',
    names: ['Mehmet Can Yıldırım', 'Mehmet Can Yildirim'],
    email: 'mc.yildirim@kurier-mail.example',
    phone: '0163 5550011',
    city: 'Herne',
    jobs: [
      'Berufskraftfahrer | Ruhr Spedition Kamp GmbH | | 2018-06 | now',
      'Auslieferungsfahrer | DPD Depot 144 | | 2014-03 | 2018-05',
    ],
    edu: [],
    untold: true,
    page: `
Mehmet Can Yıldırım
Bahnhofstr. 88, 44623 Herne
Mobil 0163 5550011, mc.yildirim@kurier-mail.example
^ Beruf
06.2018 bis jetzt Berufskraftfahrer (CE) bei Ruhr Spedition Kamp GmbH
03.2014 bis 05.2018 Auslieferungsfahrer bei DPD Depot 144, Bochum
^ Führerschein
B, C, CE, Module 95 bis 2029, Fahrerkarte
^ Schule
Hauptschule Herne, Abschluss 2010
`,
  },
  {
    id: 'eighth-50-de-proj',
    layout: 'eighth',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Corinna Dahlmann',
    names: ['Corinna Dahlmann'],
    email: 'c.dahlmann@beratung-mail.example',
    phone: '+49 89 5550 1234',
    city: 'München',
    jobs: [
      'Senior Managerin | Rheinblick Unternehmensberatung AG | | 2021-10 | now',
      'Consultant | Rheinblick Unternehmensberatung AG | | 2016-10 | 2021-09',
    ],
    edu: [],
    untold: true,
    languages: ['Deutsch', 'Englisch', 'Französisch'],
    page: `
HEAD Lebenslauf Corinna Dahlmann	Seite 1
! Corinna Dahlmann
Diplom-Kauffrau
Schellingstraße 101, 80798 München | +49 89 5550 1234 | c.dahlmann@beratung-mail.example
# Berufserfahrung
**Rheinblick Unternehmensberatung AG, München**	10/2016 – heute
__Senior Managerin__	10/2021 – heute
* Leitung von Projektteams mit bis zu 12 Personen
__Consultant__	10/2016 – 09/2021
* Prozessanalysen in Banken
# Ausgewählte Projekte
* 2022 – 2023 Kernbankmigration, Landesbank
* 2020 Einführung SAP S/4HANA, Versicherer
# Studium
10/2010 – 09/2016	Betriebswirtschaft, LMU München
# Sprachen
Deutsch (Muttersprache), Englisch (verhandlungssicher), Französisch (Grundkenntnisse)
`,
  },
  {
    id: 'eighth-51-fr-deux',
    layout: 'eighth',
    format: 'doc',
    lang: 'fr',
    agency: 'BE',
    shown: 'Marie-Noëlle Vandenberghe',
    names: ['Marie-Noëlle Vandenberghe'],
    email: 'mn.vandenberghe@skynet-mail.example',
    phone: '0475 55 01 22',
    city: 'Namur',
    jobs: [
      'Secrétaire de direction | Cabinet d’avocats Thirion | | 2014-03 | now',
      'Employée administrative | Ville de Namur | | 2006-09 | 2014-02',
    ],
    edu: [],
    untold: true,
    languages: ['Français', 'Néerlandais', 'Anglais'],
    page: `
{{
**Marie-Noëlle Vandenberghe**
Rue de Bruxelles 55
5000 Namur
0475 55 01 22
mn.vandenberghe@skynet-mail.example
Née le 12 mars 1984
}}
^ **Expérience**
**Secrétaire de direction** – Cabinet d’avocats Thirion, Namur (mars 2014 – présent)
Agenda de trois associés, dactylographie, facturation
**Employée administrative** – Ville de Namur (septembre 2006 – février 2014)
^ **Études**
Graduat en secrétariat, Haute École de Namur, 2006
^ **Langues**
Français (maternelle), néerlandais (bon), anglais (moyen)
`,
  },
  {
    id: 'eighth-52-fr-ca',
    layout: 'eighth',
    format: 'pdf',
    lang: 'fr',
    agency: 'CA',
    shown: 'Pascal Gagnon-Tremblay',
    names: ['Pascal Gagnon-Tremblay'],
    email: 'pgt@courriel-ca.example',
    phone: '418 555-0144',
    city: 'Lévis',
    jobs: [
      'Technicien en génie civil | Groupe Conseil Saint-Laurent inc. | | 2016-05 | now',
      'Inspecteur de chantier | Ville de Lévis | | 2011-05 | 2016-04',
    ],
    edu: [],
    untold: true,
    page: `
! Pascal Gagnon-Tremblay
Lévis (Québec) G6V 1A1 — 418 555-0144 — pgt@courriel-ca.example
^ **EXPÉRIENCES DE TRAVAIL**
Technicien en génie civil	2016-05 à aujourd’hui
Groupe Conseil Saint-Laurent inc., Lévis
Surveillance de chantier, contrôle qualité
Inspecteur de chantier	2011-05 à 2016-04
Ville de Lévis
^ **FORMATION**
DEC en technologie du génie civil, Cégep de Lévis, 2011
`,
  },
  {
    id: 'eighth-53-es-cl',
    layout: 'eighth',
    format: 'docx',
    lang: 'es',
    agency: 'CL',
    shown: 'Catalina Sepúlveda Riquelme',
    names: ['Catalina Sepúlveda Riquelme'],
    email: 'catasepulveda@correo-cl.example',
    phone: '+56 9 5555 0123',
    city: 'Concepción',
    jobs: [
      'Contador auditor | Pesquera Biobío S.A. | | 2018-04 | now',
      'Asistente contable | Contreras y Asociados Ltda. | | 2014-01 | 2018-03',
    ],
    edu: [],
    untold: true,
    page: `
CATALINA SEPÚLVEDA RIQUELME
RUT 17.555.123-4 / Barros Arana 1200, Concepción / +56 9 5555 0123 / catasepulveda@correo-cl.example
^ ANTECEDENTES LABORALES
Abril 2018 a la fecha: Pesquera Biobío S.A., Talcahuano
Cargo: Contador auditor
Funciones: Balances, IFRS, relación con SII
Enero 2014 a marzo 2018: Contreras y Asociados Ltda.
Cargo: Asistente contable
Funciones: Conciliaciones, libros de compra y venta
^ ANTECEDENTES ACADÉMICOS
Contador Auditor, Universidad del Bío-Bío, 2013
`,
  },
  {
    id: 'eighth-54-es-frase',
    layout: 'eighth',
    format: 'doc',
    lang: 'es',
    agency: 'ES',
    shown: 'Aurelio Cabezas',
    names: ['Aurelio Cabezas'],
    email: 'aurelio.cabezas@correo-es.example',
    phone: '611 22 33 44',
    city: 'Zafra',
    jobs: [
      'camarero | Hotel Huerta Honda | | 2019-03 | now',
      'ayudante de cocina | Parador de Mérida | | 2015-06 | 2019-02',
    ],
    edu: [],
    untold: true,
    languages: ['Portugués'],
    page: `
Aurelio Cabezas
Zafra (Badajoz), 611 22 33 44, aurelio.cabezas@correo-es.example
^ Experiencia
Desde marzo de 2019 trabajo como camarero en el Hotel Huerta Honda.
De junio de 2015 a febrero de 2019 estuve de ayudante de cocina en el Parador de Mérida.
^ Estudios
ESO, IES Suárez de Figueroa
^ Idiomas
Portugués medio
`,
  },
  {
    id: 'eighth-55-it-donna',
    layout: 'eighth',
    format: 'pdf',
    lang: 'it',
    agency: 'IT',
    shown: 'Maria Grazia Lo Presti',
    names: ['Maria Grazia Lo Presti'],
    email: 'mg.lopresti@posta-it.example',
    phone: '320 555 0144',
    city: 'Messina',
    jobs: [
      'Assistente amministrativa | Istituto Comprensivo Mazzini | | 2016-09 | now',
      'Segretaria | Studio Dentistico Dott. Arena | | 2008-01 | 2016-08',
    ],
    edu: [],
    untold: true,
    page: `
Curriculum Vitae et Studiorum
Lo Presti Maria Grazia
nata a Messina il 5/6/1985 e ivi residente in via Garibaldi 210
cell. 320 555 0144; email mg.lopresti@posta-it.example
^ Esperienze professionali
da settembre 2016 a tutt'oggi
Assistente amministrativa presso Istituto Comprensivo Mazzini, Messina
da gennaio 2008 ad agosto 2016
Segretaria presso Studio Dentistico Dott. Arena, Messina
^ Titoli di studio
Diploma di ragioneria, ITC Jaci, 2004
`,
  },
  {
    id: 'eighth-56-it-tab',
    layout: 'eighth',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Emiliano Tosatti',
    names: ['Emiliano Tosatti'],
    email: 'e.tosatti@posta-it.example',
    phone: '347 555 0166',
    city: 'Modena',
    jobs: [
      'Tecnico meccatronico | Automazioni Ghirlandina S.r.l. | | 2020-02 | now',
      'Manutentore elettrico | Ceramiche Sassuolo S.p.A. | | 2014-06 | 2020-01',
      'Elettricista | Impianti Vaccari snc | | 2009-09 | 2014-05',
    ],
    edu: [],
    untold: true,
    languages: ['Inglese'],
    page: `
! EMILIANO TOSATTI
Modena – 347 555 0166 – e.tosatti@posta-it.example
^ **ESPERIENZA LAVORATIVA**
|| 4 13
| 02/2020 – oggi | **Automazioni Ghirlandina S.r.l.** – Modena\\Tecnico meccatronico: collaudo linee robotizzate, PLC Siemens
| 06/2014 – 01/2020 | **Ceramiche Sassuolo S.p.A.** – Sassuolo\\Manutentore elettrico: turni, forni e presse
| 09/2009 – 05/2014 | **Impianti Vaccari snc** – Carpi\\Elettricista
^ **FORMAZIONE**
|| 4 13
| 2009 | Diploma di perito elettrotecnico, ITIS Corni, Modena
^ **LINGUE**
Inglese B1
`,
  },
  {
    id: 'eighth-57-it-sales',
    layout: 'eighth',
    format: 'doc',
    lang: 'it',
    agency: 'IT',
    shown: 'Cosimo Damiano Urso',
    names: ['Cosimo Damiano Urso'],
    email: 'cd.urso@posta-it.example',
    phone: '339 555 0123',
    city: 'Lecce',
    jobs: [
      'Area Manager Sud Italia | Salento Vini S.r.l. | | 2019 | now',
      'Agente di commercio | Cantine Due Mari | | 2012 | 2019',
      'Informatore scientifico | Farmaceutici Levante S.p.A. | | 2006 | 2012',
    ],
    edu: [],
    untold: true,
    dates: 'year',
    page: `
! Cosimo Damiano Urso
Area Manager
Via Trinchese 12, Lecce | 339 555 0123 | cd.urso@posta-it.example
^ **Carriera**
**Salento Vini S.r.l.**, Area Manager Sud Italia (dal 2019)
Rete di 14 agenti, fatturato 3,1 M€
**Cantine Due Mari**, Agente di commercio (2012 – 2019)
**Farmaceutici Levante S.p.A.**, Informatore scientifico (2006 – 2012)
^ **Studi**
Laurea in Biologia, Università del Salento, 2005
`,
  },
  {
    id: 'eighth-58-pt-br2',
    layout: 'eighth',
    format: 'pdf',
    lang: 'pt',
    agency: 'BR',
    shown: 'Rosângela Aparecida Machado',
    names: ['Rosângela Aparecida Machado'],
    email: 'rosangela.machado@correio-br.example',
    phone: '(19) 99555-0123',
    city: 'Campinas',
    jobs: [
      'Auxiliar de enfermagem | Hospital Santa Edwiges | | 2017-09 | now',
      'Cuidadora de idosos | Residencial Bem Viver | | 2013-02 | 2017-08',
    ],
    edu: [],
    untold: true,
    page: `
ROSÂNGELA APARECIDA MACHADO
Brasileira, divorciada, 44 anos
Rua Barão de Jaguara, 900 – Centro – Campinas/SP
Telefone: (19) 99555-0123 – E-mail: rosangela.machado@correio-br.example
^ OBJETIVO
Auxiliar de enfermagem
^ EXPERIÊNCIAS PROFISSIONAIS
Hospital Santa Edwiges
Período: 09/2017 até a presente data
Função: Auxiliar de enfermagem
Atividades: medicação, curativos, sinais vitais
Residencial Bem Viver
Período: 02/2013 a 08/2017
Função: Cuidadora de idosos
^ ESCOLARIDADE
Ensino médio completo
Curso de auxiliar de enfermagem, Senac
`,
  },
  {
    id: 'eighth-59-nl-func',
    layout: 'eighth',
    format: 'docx',
    lang: 'nl',
    agency: 'NL',
    shown: 'Jeroen ter Braak',
    names: ['Jeroen ter Braak'],
    email: 'jeroen.terbraak@mail-nl.example',
    phone: '06-55509876',
    city: 'Enschede',
    jobs: [
      'Constructeur | Twentse Machinefabriek BV | | 2018-04 | now',
      'Tekenaar | Staalbouw Hengelo | | 2012-09 | 2018-03',
    ],
    edu: [],
    untold: true,
    languages: ['Nederlands', 'Engels', 'Duits'],
    page: `
! Jeroen ter Braak
Haaksbergerstraat 200 | 7545 GL Enschede | 06-55509876 | jeroen.terbraak@mail-nl.example
^ **Ervaring**
**Twentse Machinefabriek BV | Constructeur**
april 2018 - heden
Inventor, berekeningen, begeleiden van tekenaars
**Staalbouw Hengelo | Tekenaar**
september 2012 - maart 2018
^ **Opleiding**
Werktuigbouwkunde (hbo), Saxion, 2008 - 2012
^ **Talen**
Nederlands, Engels, Duits
`,
  },
  {
    id: 'eighth-60-da-side',
    layout: 'eighth',
    format: 'doc',
    lang: 'da',
    agency: 'DK',
    shown: 'Birgitte Højgaard Ravn',
    names: ['Birgitte Højgaard Ravn'],
    email: 'bhr@mail-dk.example',
    phone: '22 33 01 44',
    city: 'Aalborg',
    jobs: [
      'Bogholder | Limfjordens Rederi A/S | | 2019-02 | now',
      'Regnskabsassistent | Nordjysk Revision | | 2011-06 | 2019-01',
    ],
    edu: [],
    untold: true,
    languages: ['Dansk', 'Engelsk'],
    page: `
! Birgitte Højgaard Ravn
[[ 5 12
Aalborg
22 33 01 44
bhr@mail-dk.example
^ **SPROG**
Dansk
Engelsk
^ **IT**
Navision
Excel
---
^ **ERHVERVSERFARING**
**2019 feb. – nu: Bogholder, Limfjordens Rederi A/S**
* Moms, debitorer, månedsluk
**2011 juni – 2019 jan.: Regnskabsassistent, Nordjysk Revision**
^ **UDDANNELSE**
2009 – 2011 Finansøkonom, UCN
]]
`,
  },
  {
    id: 'eighth-61-sv-kort',
    layout: 'eighth',
    format: 'pdf',
    lang: 'sv',
    agency: 'SE',
    shown: 'Muhanad Al-Khatib',
    names: ['Muhanad Al-Khatib'],
    email: 'muhanad.alkhatib@post-se.example',
    phone: '076 555 01 44',
    city: 'Malmö',
    jobs: [
      'Busschaufför | Nobina | | 2020-06 | now',
      'Lagerarbetare | Postnord Toftanäs | | 2017-02 | 2020-05',
      'Lärare i matematik | Gymnasieskolan Al-Basel | | 2008-09 | 2015-06',
    ],
    edu: [],
    untold: true,
    languages: ['Arabiska', 'Svenska', 'Engelska'],
    page: `
Muhanad Al-Khatib
Ramels väg 44, 213 68 Malmö
076 555 01 44 muhanad.alkhatib@post-se.example
^ Arbete
2020-06 – nu, busschaufför, Nobina, Malmö
2017-02 – 2020-05, lagerarbetare, Postnord Toftanäs
2008-09 – 2015-06, lärare i matematik, Gymnasieskolan Al-Basel, Homs, Syrien
^ Utbildning
SFI D, komvux svenska 2
Kandidatexamen matematik, Al-Baath universitet 2008
^ Språk
Arabiska, svenska, engelska
`,
  },
  {
    id: 'eighth-62-no-leder',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    spoken: 'no',
    agency: 'NO',
    shown: 'Håvard Skjelbred-Lie',
    names: ['Håvard Skjelbred-Lie'],
    email: 'havard.sl@post-no.example',
    phone: '+47 911 22 333',
    city: 'Drammen',
    jobs: [
      'Prosjektleder bygg | Viken Entreprenør AS | | 2018-01 | now',
      'Byggeleder | Rambekk Rådgivning | | 2013-08 | 2017-12',
    ],
    edu: [],
    untold: true,
    page: `
! Håvard Skjelbred-Lie
Prosjektleder bygg
Drammen, +47 911 22 333, havard.sl@post-no.example
^ **Arbeidserfaring**
**Prosjektleder bygg**
Viken Entreprenør AS, januar 2018 – i dag
* Skoler og barnehager, 60–200 MNOK
**Byggeleder**
Rambekk Rådgivning, august 2013 – desember 2017
^ **Utdanning**
Master i bygg- og miljøteknikk, NTNU, 2013
`,
  },
  {
    id: 'eighth-63-pl-kier',
    layout: 'eighth',
    format: 'doc',
    lang: 'en',
    spoken: 'pl',
    agency: 'PL',
    shown: 'Zbigniew Trzaskowski',
    names: ['Zbigniew Trzaskowski'],
    email: 'z.trzaskowski@poczta-pl.example',
    phone: '601 222 333',
    city: 'Katowice',
    jobs: [
      'kierowca C+E | Trans-Śląsk Spedycja | | 2016-03 | now',
      'kierowca kat. C | Piekarnia Bochen Sp. j. | | 2010-05 | 2016-02',
    ],
    edu: [],
    untold: true,
    page: `
CURRICULUM VITAE
DANE OSOBOWE
Imię i nazwisko: Zbigniew Trzaskowski
Adres: ul. Mariacka 10, 40-014 Katowice
Telefon: 601 222 333
E-mail: z.trzaskowski@poczta-pl.example
DOŚWIADCZENIE ZAWODOWE
03.2016 – nadal – Trans-Śląsk Spedycja, Katowice – kierowca C+E
05.2010 – 02.2016 – Piekarnia Bochen Sp. j., Chorzów – kierowca kat. C
WYKSZTAŁCENIE
Zasadnicza Szkoła Zawodowa, mechanik samochodowy, 2005
`,
  },
  {
    id: 'eighth-64-us-blue',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'Travis Lee Hutchins',
    names: ['Travis Lee Hutchins'],
    email: 'thutchins77@mail-us.example',
    phone: '(405) 555-0177',
    city: 'Moore',
    jobs: [
      'HVAC Service Technician | Sooner Air & Heat | | 2017-03 | now',
      'Apprentice HVAC Installer | Crosstimbers Mechanical | | 2013-06 | 2017-02',
      'Cook | Waffle House | | 2011-01 | 2013-05',
    ],
    edu: [],
    untold: true,
    page: `
Travis Lee Hutchins
1102 SW 4th St
Moore, OK 73160
(405) 555-0177
thutchins77@mail-us.example
^ OBJECTIVE: HVAC service position with room to grow
^ WORK
Sooner Air & Heat – Moore, OK
HVAC Service Technician
3/2017 – Present
- Residential and light commercial
- On call every third week
Crosstimbers Mechanical – Norman, OK
Apprentice HVAC Installer
6/2013 – 2/2017
Waffle House – Moore, OK
Cook
1/2011 – 5/2013
^ CERTS
EPA 608 Universal, OK Mechanical Journeyman
^ SCHOOL
Moore Norman Technology Center, HVAC, 2013
`,
  },
  {
    id: 'eighth-65-us-lawyer',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    agency: 'US',
    shown: 'Adaeze N. Whitfield',
    names: ['Adaeze N. Whitfield', 'Adaeze Whitfield'],
    email: 'awhitfield@law-mail.example',
    phone: '202-555-0166',
    city: 'Washington',
    jobs: [
      'Associate | Harlan Pryor & Whitt LLP | | 2020-10 | now',
      'Judicial Law Clerk | U.S. District Court for the District of Maryland | | 2019-08 | 2020-09',
    ],
    edu: [],
    untold: true,
    page: `
! ADAEZE N. WHITFIELD
1420 N Street NW, Washington, DC 20005 | 202-555-0166 | awhitfield@law-mail.example
^ **BAR ADMISSIONS**
District of Columbia (2020); Maryland (2019)
^ **LEGAL EXPERIENCE**
**Harlan Pryor & Whitt LLP**, Washington, DC
__Associate__, October 2020 – Present
* Drafted twelve summary judgment motions
**U.S. District Court for the District of Maryland**, Baltimore, MD
__Judicial Law Clerk__ to the Hon. R. D. Hale, August 2019 – September 2020
^ **EDUCATION**
**Howard University School of Law**, J.D., cum laude, 2019
**Spelman College**, B.A., Political Science, 2015
`,
  },
  {
    id: 'eighth-66-uk-carer',
    layout: 'eighth',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Blessing Nkemdirim',
    names: ['Blessing Nkemdirim'],
    email: 'blessing.nkem@care-mail.example',
    phone: '07700 900 250',
    city: 'Walsall',
    jobs: [
      'Senior Care Assistant | Beechcroft Nursing Home | | 2022-01 | now',
      'Care Assistant | Caldmore Homecare | | 2019-05 | 2021-12',
      'Shop Assistant | Bilston Mini Market | | 2017-02 | 2019-04',
    ],
    edu: [],
    untold: true,
    page: `
BLESSING NKEMDIRIM
Address: 17 Caldmore Green, Walsall, WS1 3RE
Mobile No: 07700 900 250
Email: blessing.nkem@care-mail.example

PERSONAL STATEMENT
I am a caring and dedicated person who enjoys making residents smile.

EMPLOYMENT HISTORY

Job title: Senior Care Assistant
Employer: Beechcroft Nursing Home
Dates: January 2022 to present
Duties: medication, handover, care plans

Job title: Care Assistant
Employer: Caldmore Homecare
Dates: May 2019 to December 2021

Job title: Shop Assistant
Employer: Bilston Mini Market
Dates: February 2017 to April 2019

QUALIFICATIONS
NVQ Level 3 Health and Social Care

HOBBIES
Church choir, cooking
`,
  },
  {
    id: 'eighth-67-nz',
    layout: 'eighth',
    format: 'pdf',
    lang: 'en',
    agency: 'NZ',
    shown: 'Hemi Te Awa',
    names: ['Hemi Te Awa'],
    email: 'hemi.teawa@mail-nz.example',
    phone: '021 555 0199',
    city: 'Rotorua',
    jobs: [
      'Forestry Crew Foreman | Kaingaroa Logging Ltd | | 2018-08 | now',
      'Breaker Out | Kaingaroa Logging Ltd | | 2014-02 | 2018-07',
      'Farm Hand | Reporoa Dairies | | 2011-06 | 2014-01',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Te Reo Māori'],
    page: `
! Hemi Te Awa
Rotorua | 021 555 0199 | hemi.teawa@mail-nz.example
^ **Work history**
**Kaingaroa Logging Ltd**
Forestry Crew Foreman: Aug 2018 – now
Breaker Out: Feb 2014 – Jul 2018
* NZQA units 17769, 24573
**Reporoa Dairies**
Farm Hand: Jun 2011 – Jan 2014
^ **Tickets**
Class 2 licence, first aid, WTR
^ **Languages**
English, Te Reo Māori
`,
  },
  {
    id: 'eighth-68-in-cs',
    layout: 'eighth',
    format: 'docx',
    lang: 'en',
    agency: 'IN',
    shown: 'Dr. Meenakshi Sundaram',
    names: ['Dr. Meenakshi Sundaram', 'Meenakshi Sundaram'],
    email: 'meenakshi.s@inst-mail.example',
    phone: '94433 55012',
    city: 'Madurai',
    jobs: [
      'Associate Professor | Thiagarajar Institute of Technology | | 2016-06 | now',
      'Assistant Professor | Vaigai College of Engineering | | 2009-07 | 2016-05',
      'Lecturer | Sethu Polytechnic | | 2006-06 | 2009-06',
    ],
    edu: [],
    untold: true,
    page: `
**Dr. MEENAKSHI SUNDARAM, M.E., Ph.D.**
Associate Professor, Dept. of CSE
12, West Masi Street, Madurai – 625 001
Mobile: 94433 55012 Email: meenakshi.s@inst-mail.example
^ **TEACHING EXPERIENCE: 20 Years**
|| 2 6 4.5 4.5
| No | Institution | Designation | Period
| 1 | Thiagarajar Institute of Technology | Associate Professor | June 2016 – Till date
| 2 | Vaigai College of Engineering | Assistant Professor | July 2009 – May 2016
| 3 | Sethu Polytechnic | Lecturer | June 2006 – June 2009
^ **EDUCATIONAL QUALIFICATION**
Ph.D. (Wireless Networks), Anna University, 2015
M.E. CSE, Madurai Kamaraj University, 2006
^ **AREAS OF INTEREST**
Sensor networks, IoT
`,
  },
];
