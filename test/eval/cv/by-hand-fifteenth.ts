import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifteenth');

/** Fourteen plain pages after the fourteenth was mended, read as they came. All people are made up. */
export const BY_HAND_FIFTEENTH: Sheet[] = [
  cv('01-it-impiegata', 'docx', 'it', 'IT', {
    names: ['Paola Rinaldini'],
    email: 'paola.rinaldini@posta-orobica.example',
    phone: '035 555 0171',
    city: 'Bergamo',
    languages: ['inglese'],
    jobs: [
      'Impiegata amministrativa | Autotrasporti Carminati | | 2015 | now',
      'Addetta al front office | Poliambulatorio Santa Marta | | 2010 | 2014',
      'Commessa | Cartoleria Belotti | | 2006 | 2010',
    ],
    dates: 'year',
    page: `
Paola Rinaldini
Via Borgo Palazzo 112, Bergamo
035 555 0171
paola.rinaldini@posta-orobica.example

Formazione
Ragioneria, Istituto Belotti, Bergamo, 2005

Lavoro
Impiegata amministrativa, Autotrasporti Carminati, Seriate, dal 2015
prima nota, fatture, documenti di trasporto
Addetta al front office, Poliambulatorio Santa Marta, Bergamo, 2010-2014
appuntamenti e cassa
Commessa, Cartoleria Belotti, Treviglio, 2006-2010

Lingue
inglese scolastico
`,
  }),
  cv('02-it-ruolo', 'pdf', 'it', 'IT', {
    names: ['Gabriele Cossu'],
    email: 'gabriele.cossu@posta-sarda.example',
    phone: '+39 346 555 0158',
    city: 'Cagliari',
    languages: ['Inglese', 'Spagnolo'],
    jobs: [
      'Chef de partie | Resort Costa Corallina | | 2021-04 | now',
      'Commis di cucina | Ristorante Su Barraccu | | 2018-05 | 2020-10',
      'Lavapiatti | Pizzeria Is Fradis | | 2016-06 | 2017-09',
    ],
    page: `
Gabriele Cossu
Cagliari · +39 346 555 0158 · gabriele.cossu@posta-sarda.example

Esperienze lavorative

Ruolo ricoperto: Chef de partie
Struttura: Resort Costa Corallina, Villasimius
Periodo: da aprile 2021 a oggi
Brigata di 14 persone, partita dei secondi.

Ruolo ricoperto: Commis di cucina
Struttura: Ristorante Su Barraccu, Quartu Sant'Elena
Periodo: da maggio 2018 a ottobre 2020

Ruolo ricoperto: Lavapiatti
Struttura: Pizzeria Is Fradis, Cagliari
Periodo: da giugno 2016 a settembre 2017

Istruzione
Diploma alberghiero, IPSAR Gramsci, Monserrato (2016)

Lingue straniere
Inglese B1, Spagnolo A2
`,
  }),
  cv('03-it-caps', 'doc', 'it', 'IT', {
    names: ['Massimo Tedesco'],
    email: 'massimotedesco67@posta-puglia.example',
    phone: '080 555 0146',
    city: 'Bari',
    jobs: [
      'Autista di autobus | Autolinee Murge S.p.A. | | 2004-09 | now',
      'Camionista | Trasporti Lorusso | | 1995-03 | 2004-08',
      'Meccanico | Officina Fratelli Amoruso | | 1988 | 1995',
    ],
    page: `
TEDESCO MASSIMO
BARI, VIA CRISANZIO 94
TEL. 080 555 0146
MAIL: massimotedesco67@posta-puglia.example
NATO A BITONTO IL 3 APRILE 1967

ESPERIENZE DI LAVORO

DAL SETTEMBRE 2004 AD OGGI: AUTISTA DI AUTOBUS PRESSO AUTOLINEE MURGE S.P.A.
DAL MARZO 1995 ALL'AGOSTO 2004: CAMIONISTA PRESSO TRASPORTI LORUSSO
DAL 1988 AL 1995: MECCANICO PRESSO OFFICINA FRATELLI AMORUSO

STUDI

LICENZA MEDIA

PATENTI

A, B, C, D, E, CQC MERCI E PERSONE
`,
  }),
  cv('04-fr-barman', 'docx', 'fr', 'FR', {
    names: ['Théo Lacombe'],
    email: 'theo.lacombe@boite-gironde.example',
    phone: '06 95 55 11 48',
    city: 'Bordeaux',
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Chef barman | Le Comptoir des Quais | | 2021-03 | now',
      'Barman | Hôtel Bellecour | | 2018-06 | 2021-02',
      'Serveur | Café du Théâtre | | 2016-09 | 2018-05',
    ],
    page: `
Théo Lacombe
Chef barman
Bordeaux – 06 95 55 11 48 – theo.lacombe@boite-gironde.example

Parcours
Mars 2021 - Présent | Le Comptoir des Quais | Chef barman
Création de cartes, formation de trois barmans.
Juin 2018 - Février 2021 | Hôtel Bellecour | Barman
Septembre 2016 - Mai 2018 | Café du Théâtre | Serveur

Diplômes
2018 | Lycée hôtelier de Talence | Mention complémentaire barman
2016 | Lycée Montesquieu | Bac STMG

Langues
Anglais courant, espagnol scolaire
`,
  }),
  cv('05-fr-menuisier', 'doc', 'fr', 'BE', {
    names: ['Pascal Warnier'],
    email: 'pascal.warnier@boite-ardenne.example',
    phone: '061 55 02 19',
    city: 'Bastogne',
    jobs: [
      'Chef menuisier | Menuiserie Gillard SA | | 2010 | now',
      'Menuisier poseur | Châssis Dufays SPRL | | 2003 | 2010',
      'Ouvrier scieur | Scierie des Hautes Fagnes | | 1999 | 2003',
    ],
    dates: 'year',
    page: `
WARNIER Pascal
Rue du Sablon 77 – 6600 Bastogne
061 55 02 19
pascal.warnier@boite-ardenne.example
Permis B et C

Expérience professionnelle

MENUISERIE GILLARD SA, Bastogne
2010 à ce jour : Chef menuisier
Escaliers, portes sur mesure, gestion de l'atelier

CHÂSSIS DUFAYS SPRL, Libramont
2003-2010 : Menuisier poseur

SCIERIE DES HAUTES FAGNES, Malmedy
1999-2003 : Ouvrier scieur

Études

1999 : CESS, section bois, Institut Saint-Joseph
`,
  }),
  cv('06-fr-assistante', 'pdf', 'fr', 'CH', {
    names: ['Nathalie Chappuis'],
    email: 'n.chappuis@romandie-courrier.example',
    phone: '021 555 01 63',
    city: 'Lausanne',
    languages: ['Français', 'Anglais', 'Allemand'],
    jobs: [
      'Assistante de direction | Fondation Rive Claire | | 2016 | now',
      'Secrétaire | Étude de notaires Bovard | | 2008 | 2016',
      'Employée de commerce | Vaudoise de Négoce SA | | 2004 | 2008',
    ],
    dates: 'year',
    page: `
Nathalie Chappuis
Avenue de Cour 30, 1007 Lausanne
021 555 01 63, n.chappuis@romandie-courrier.example
Suisse, née en 1985

PARCOURS PROFESSIONNEL
2016 – à ce jour
Fondation Rive Claire, Lausanne
Assistante de direction, 80 %
– procès-verbaux, agenda, voyages
2008 – 2016
Étude de notaires Bovard, Morges
Secrétaire
2004 – 2008
Vaudoise de Négoce SA, Renens
Employée de commerce

FORMATION
2004
CFC d'employée de commerce, Gymnase de Morges

LANGUES
Français : langue maternelle
Anglais : B2
Allemand : A2
`,
  }),
  cv('07-es-linea', 'pdf', 'es', 'ES', {
    names: ['Ramón Echeverría Lizaso'],
    email: 'ramon.echeverria@correo-riojano.example',
    phone: '941 555 016',
    city: 'Logroño',
    languages: ['Inglés', 'Euskera'],
    jobs: [
      'Enólogo | Bodegas Valdearenas | | 2013-08 | now',
      'Técnico de laboratorio | Estación Enológica del Ebro | | 2009-09 | 2013-07',
      'Auxiliar de bodega | Cooperativa San Isidro | | 2007-09 | 2008-12',
    ],
    page: `
Ramón Echeverría Lizaso
Logroño, La Rioja
T. 941 555 016
E. ramon.echeverria@correo-riojano.example

Experiencia

Enólogo – Bodegas Valdearenas (Haro)
    Agosto 2013 / actualidad
    Elaboración de tintos y blancos, control de barricas

Técnico de laboratorio – Estación Enológica del Ebro (Haro)
    Septiembre 2009 / Julio 2013

Auxiliar de bodega – Cooperativa San Isidro (Cenicero)
    Septiembre 2007 / Diciembre 2008

Formación

Grado en Enología – Universidad de La Rioja
    2009

Idiomas

Inglés B2, Euskera B1
`,
  }),
  cv('08-es-mx-campos', 'docx', 'es', 'MX', {
    names: ['Beatriz Adriana Solís Peña'],
    email: 'betty.solis@correo-bajio.example',
    phone: '477 555 0132',
    city: 'León',
    jobs: [
      'Recepcionista | Clínica Dental Sonríe | | 2018-05 | now',
      'Cajera | Zapaterías Tres Coronas | | 2014-01 | 2018-04',
      'Pespuntadora | Calzado Finesa S.A. de C.V. | | 2010-06 | 2013-12',
    ],
    page: `
Beatriz Adriana Solís Peña
León, Guanajuato. Tel. 477 555 0132. betty.solis@correo-bajio.example

Objetivo: trabajar en una empresa seria donde pueda crecer.

Experiencia laboral

Empresa: Clínica Dental Sonríe | Puesto: Recepcionista | Fecha: mayo 2018 - a la fecha
Citas, cobranza, atención a pacientes.
Empresa: Zapaterías Tres Coronas | Puesto: Cajera | Fecha: enero 2014 - abril 2018
Empresa: Calzado Finesa S.A. de C.V. | Puesto: Pespuntadora | Fecha: junio 2010 - diciembre 2013

Estudios

Bachillerato técnico en Contabilidad, CECyTE León, 2009
`,
  }),
  cv('09-sv-arbetsgivare', 'doc', 'sv', 'SE', {
    names: ['Göran Pettersson'],
    email: 'goran.pettersson62@brevlada-syd.example',
    phone: '044-55 01 82',
    city: 'Kristianstad',
    jobs: [
      'Processoperatör | Skånska Stärkelse AB | | 1998 | now',
      'Truckförare | Lagerhuset i Åhus | | 1989 | 1998',
      'Lantarbetare | Ugerups gård | | 1982 | 1989',
    ],
    dates: 'year',
    page: `
Meritförteckning

Göran Pettersson
Långebrogatan 5, 291 54 Kristianstad
044-55 01 82
goran.pettersson62@brevlada-syd.example

Anställningar

Tid: 1998 - nuvarande
Arbetsgivare: Skånska Stärkelse AB
Befattning: Processoperatör
Arbetsuppgifter: styrning av torkanläggning, skiftgång

Tid: 1989 - 1998
Arbetsgivare: Lagerhuset i Åhus
Befattning: Truckförare

Tid: 1982 - 1989
Arbetsgivare: Ugerups gård
Befattning: Lantarbetare

Utbildning

Grundskola, Färlöv, 1978

Övrigt

B- och C-körkort, truckkort A-B
`,
  }),
  cv('10-sv-ekonom', 'pdf', 'sv', 'SE', {
    names: ['Sofia Ekelund'],
    email: 'sofia.ekelund@brevlada-sth.example',
    phone: '+46 70 555 01 95',
    city: 'Stockholm',
    languages: ['Svenska', 'Engelska', 'Franska'],
    jobs: [
      'Business Controller | Mälarhem Fastigheter AB | | 2022-01 | now',
      'Redovisningsekonom | Mälarhem Fastigheter AB | | 2019-03 | 2021-12',
      'Ekonomiassistent | Sjöbergs Trä | | 2016-08 | 2019-02',
    ],
    page: `
Sofia Ekelund
Stockholm · +46 70 555 01 95 · sofia.ekelund@brevlada-sth.example

ARBETSLIV

Mälarhem Fastigheter AB, Stockholm
Business Controller, 2022 jan. –
Redovisningsekonom, 2019 mars – 2021 dec.

Sjöbergs Trä, Nynäshamn
Ekonomiassistent, 2016 aug. – 2019 feb.

STUDIER

Stockholms universitet
Ekonomie kandidat, 2013 – 2016

SPRÅK

Svenska, engelska, franska
`,
  }),
  cv('11-no-butikk', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Emilie Tveit'],
    email: 'emilie.tveit@epost-vest.example',
    phone: '482 55 019',
    city: 'Haugesund',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Butikksjef | Sport Nord Amanda | | 2020 | now',
      'Assisterende butikksjef | Sport Nord Amanda | | 2017 | 2020',
      'Butikkmedarbeider | Coop Extra Flotmyr | | 2013 | 2017',
    ],
    dates: 'year',
    page: `
Emilie Tveit
Haugesund / 482 55 019 / emilie.tveit@epost-vest.example

Jobb
Sport Nord Amanda – butikksjef, 2020–
Personal, budsjett, varebestilling
Sport Nord Amanda – assisterende butikksjef, 2017–2020
Coop Extra Flotmyr – butikkmedarbeider, 2013–2017

Skole
Vardafjell videregående – salg og service, 2011–2013

Språk
Norsk, engelsk
`,
  }),
  cv('12-pt-campos', 'doc', 'pt', 'BR', {
    names: ['Ednaldo Pereira de Souza', 'Ednaldo Pereira Souza'],
    email: 'ednaldo.psouza@correio-ba.example',
    phone: '(71) 98655-0129',
    city: 'Salvador',
    jobs: [
      'Operador de empilhadeira | Atacadão Recôncavo | | 2019-07 | now',
      'Conferente | Transportes Dendê Ltda | | 2015-03 | 2019-06',
      'Porteiro | Condomínio Mar Azul | | 2011-01 | 2015-02',
    ],
    page: `
EDNALDO PEREIRA DE SOUZA
Rua do Bispo, 40 – Centro – Salvador/BA
Fone: (71) 98655-0129
E-mail: ednaldo.psouza@correio-ba.example
41 anos, casado, 2 filhos

OBJETIVO: Operador de empilhadeira

EXPERIÊNCIAS

Empresa: Atacadão Recôncavo
Função: Operador de empilhadeira
Entrada: 07/2019 Saída: atual

Empresa: Transportes Dendê Ltda
Função: Conferente
Entrada: 03/2015 Saída: 06/2019

Empresa: Condomínio Mar Azul
Função: Porteiro
Entrada: 01/2011 Saída: 02/2015

CURSOS

Empilhadeira (NR-11), Excel básico

ESCOLARIDADE

Ensino médio completo
`,
  }),
  cv('13-en-ph-clerk', 'docx', 'en', 'PH', {
    names: ['Jhoana Mae R. Villanueva', 'Jhoana Mae Villanueva'],
    email: 'jhoanavillanueva@pinoymail.example',
    phone: '0917 555 0138',
    city: 'Quezon City',
    jobs: [
      'Team Leader | Brightline Contact Center | | 2021 | now',
      'Customer Service Representative | Brightline Contact Center | | 2018 | 2021',
      'Sales Clerk | Puregold Supermart | | 2015 | 2018',
    ],
    dates: 'year',
    page: `
JHOANA MAE R. VILLANUEVA
#24 Mapayapa St., Brgy. Holy Spirit, Quezon City
0917 555 0138
jhoanavillanueva@pinoymail.example

OBJECTIVE
To be able to apply my skills and knowledge in your company.

WORK EXPERIENCE
Team Leader
Brightline Contact Center
2021 up to present

Customer Service Representative
Brightline Contact Center
2018 to 2021

Sales Clerk
Puregold Supermart
2015 to 2018

EDUCATIONAL BACKGROUND
College: Polytechnic University of the Philippines
BS Business Administration
2011-2015
Secondary: Batasan Hills National High School
2007-2011

SKILLS
Computer literate
Good communication skills

I hereby certify that the above information is true and correct.

JHOANA MAE R. VILLANUEVA
Applicant
`,
  }),
  cv('14-da-pedel', 'docx', 'da', 'DK', {
    names: ['Henning Bech Sørensen'],
    email: 'henning.bech@postkasse-sj.example',
    phone: '57 55 01 26',
    city: 'Slagelse',
    jobs: [
      'Teknisk serviceleder | Nymarkskolen | | 2011-05 | now',
      'Tømrer | Korsør Byggeselskab A/S | | 1998-08 | 2011-04',
      'Tømrersvend | Tømrermester Kai Holst | | 1994-07 | 1998-07',
    ],
    page: `
Henning Bech Sørensen
Smedegade 19, 4200 Slagelse
Tlf. 57 55 01 26
Mail henning.bech@postkasse-sj.example

Om mig
Jeg er 52 år, gift og har to voksne børn.

Erhvervserfaring
Fra maj 2011: Teknisk serviceleder på Nymarkskolen, Slagelse Kommune
August 1998 til april 2011: Tømrer hos Korsør Byggeselskab A/S
Juli 1994 til juli 1998: Tømrersvend hos Tømrermester Kai Holst

Uddannelse
1990 til 1994: Udlært tømrer, EUC Sjælland

Kurser
Arbejdsmiljø, varme arbejder, truckcertifikat B
`,
  }),
];
