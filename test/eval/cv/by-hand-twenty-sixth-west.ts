import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-sixth');

/** The nine of the twenty-sixth lot in Spanish, Dutch, Portuguese, Swedish and Danish. All people are made up. */
export const BY_HAND_TWENTY_SIXTH_WEST: Sheet[] = [
  cv('16-es-europass-logistica', 'doc', 'es', 'ES', {
    names: ['Ainhoa Larrinaga Osés'],
    email: 'ainhoa.larrinaga@correovitoria.example',
    phone: '688 55 10 47',
    city: 'Vitoria-Gasteiz',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Responsable de tráfico | Transportes Ugalde Koop. | | 2019-04 | now',
      'Técnica de logística | Mercedes-Benz España | | 2013-01 | 2019-03',
      'Administrativa de almacén | Bodegas Heredad Zadorra | | 2009-09 | 2012-12',
    ],
    page: `
**Currículum vítae**
|| 6 11
| **Información personal** | 
| Apellidos, Nombre | Larrinaga Osés, Ainhoa
| Dirección | C/ Gorbea 33, 4.º dcha. 01008 Vitoria-Gasteiz
| Teléfono | 688 55 10 47
| Correo electrónico | ainhoa.larrinaga@correovitoria.example
| Sexo | Mujer
| **Experiencia laboral** | 
| Fechas | Abril 2019 → (en la actualidad)
| Profesión o cargo desempeñado | Responsable de tráfico
| Funciones y responsabilidades principales | 42 camiones, turnos, incidencias, tacógrafos
| Nombre y dirección de la empresa | Transportes Ugalde Koop., Pol. Ind. Jundiz, Vitoria-Gasteiz
| Tipo de empresa o sector | Transporte por carretera
| Fechas | Enero 2013 → Marzo 2019
| Profesión o cargo desempeñado | Técnica de logística
| Funciones y responsabilidades principales | Secuenciación a línea, proveedores JIT
| Nombre y dirección de la empresa | Mercedes-Benz España, Vitoria-Gasteiz
| Tipo de empresa o sector | Automoción
| Fechas | Septiembre 2009 → Diciembre 2012
| Profesión o cargo desempeñado | Administrativa de almacén
| Nombre y dirección de la empresa | Bodegas Heredad Zadorra, Laguardia
| **Educación y formación** | 
| Fechas | 2005 → 2009
| Cualificación obtenida | Diplomatura en Ciencias Empresariales, UPV/EHU
| **Capacidades y competencias** | 
| Idiomas | Castellano y euskera (EGA), inglés B2
| Carné de conducir | B
`,
  }),
  cv('17-es-co-tabla-empresa', 'docx', 'es', 'CO', {
    names: ['Jhon Fredy Valderrama Ortiz'],
    email: 'jfvalderrama@correopaisa.example',
    phone: '+57 300 555 0168',
    city: 'Medellín',
    headline: 'Tecnólogo en Mantenimiento Electromecánico',
    jobs: [
      'Coordinador de mantenimiento | Colcafé Industrial S.A.S. | | 2021-08 | now',
      'Técnico electromecánico | Colcafé Industrial S.A.S. | | 2017-02 | 2021-07',
      'Técnico de ascensores | Estilo Ingeniería | | 2014-05 | 2017-01',
      'Practicante SENA | Postobón | | 2013-07 | 2013-12',
    ],
    aside: [3],
    page: `
> **HOJA DE VIDA**
> **Jhon Fredy Valderrama Ortiz**
> Tecnólogo en Mantenimiento Electromecánico
> Barrio Robledo, Medellín · +57 300 555 0168 · jfvalderrama@correopaisa.example
^ **PERFIL PROFESIONAL**
Tecnólogo con once años en planta, de los que no se van hasta que la máquina arranca. Curso de alturas vigente.
^ **EXPERIENCIA LABORAL**
|| 5 12
| **Empresa** | **COLCAFÉ INDUSTRIAL S.A.S.**
| Coordinador de mantenimiento | Agosto de 2021 – a la fecha
| Técnico electromecánico | Febrero de 2017 – julio de 2021
| Jefe inmediato | Ing. Claudia Mazo
| **Empresa** | **ESTILO INGENIERÍA**
| Técnico de ascensores | Mayo de 2014 – enero de 2017
| Jefe inmediato | Ing. Iván Restrepo
| **Empresa** | **POSTOBÓN**
| Practicante SENA | Julio – diciembre de 2013
^ **FORMACIÓN ACADÉMICA**
Tecnólogo en Mantenimiento Electromecánico Industrial, SENA, 2013
Bachiller técnico, I.E. Jorge Robledo, 2010
^ **REFERENCIAS PERSONALES**
Luz Dary Ortiz, docente. Cel. 301 555 0190
`,
  }),
  cv('18-es-una-linea-comercio', 'pdf', 'es', 'ES', {
    names: ['Encarnación Belmonte Rueda', 'Encarna Belmonte Rueda'],
    email: 'encarna.belmonte@correomurcia.example',
    phone: '617 55 90 38',
    city: 'Lorca',
    jobs: [
      'Encargada de tienda | Calzados Pikolinos | | 2018-03 | now',
      'Dependienta | Zara | | 2014-10 | 2018-02',
      'Cajera | Mercadona | | 2011-06 | 2014-09',
      'Manipuladora | Cooperativa Frutas Guadalentín | | 2008 | 2011',
    ],
    page: `
! Encarna Belmonte Rueda
Lorca (Murcia) · 617 55 90 38 · encarna.belmonte@correomurcia.example
**SOY** alegre, puntual y vendo lo que me pongas delante.
**HE SIDO**
* Encargada de tienda en Calzados Pikolinos, C.C. Almenara, de marzo de 2018 a hoy
* Dependienta en Zara, Lorca, de octubre de 2014 a febrero de 2018
* Cajera en Mercadona, Águilas, de junio de 2011 a septiembre de 2014
* Manipuladora en Cooperativa Frutas Guadalentín, campañas de 2008 a 2011
**HE ESTUDIADO**
* Grado medio de Comercio, IES Ramón Arcas, 2008
* Escaparatismo, 60 horas, SEF
**QUIERO** jornada completa con un domingo libre al mes por lo menos.
`,
  }),
  cv('19-nl-zijbalk-jurist', 'pdf', 'nl', 'NL', {
    names: ['Machteld Hoogendijk-Sewpersad', 'mr. Machteld Hoogendijk-Sewpersad'],
    email: 'machteld@hoogendijkmail.example',
    phone: '06 5550 1974',
    city: 'Leiden',
    headline: 'Jurist omgevingsrecht',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Senior jurist omgevingsrecht | Gemeente Leiden | | 2021-10 | now',
      'Jurist bezwaar en beroep | Omgevingsdienst West-Holland | | 2016-04 | 2021-09',
      'Gerechtssecretaris | Rechtbank Den Haag | | 2012-11 | 2016-03',
    ],
    page: `
[[ 5 12
**PERSONALIA**
06 5550 1974
machteld@hoogendijkmail.example
Leiden
12 juni 1987
^ **TALEN**
Nederlands (moedertaal)
Engels (vloeiend)
Duits (lezen)
^ **NEVENFUNCTIES**
Lid bezwaarcommissie Katwijk
Bestuur hockeyclub (2019-2022)
^ **IN HET KORT**
Snel door een dossier
Droog gevoel voor humor
---
! mr. Machteld Hoogendijk-Sewpersad
Jurist omgevingsrecht
^ **LOOPBAAN**
okt. 2021 - nu
**Gemeente Leiden**
Senior jurist omgevingsrecht
* Invoering Omgevingswet, adviezen aan het college
* Coach van twee juniors
apr. 2016 - sept. 2021
**Omgevingsdienst West-Holland**
Jurist bezwaar en beroep
* Handhavingszaken, zittingen bij de Raad van State
nov. 2012 - mrt. 2016
**Rechtbank Den Haag**
Gerechtssecretaris
^ **STUDIE**
2006 - 2012
**Universiteit Leiden**
Staats- en bestuursrecht (master)
]]
`,
  }),
  cv('20-nl-be-tabel-lasser', 'docx', 'nl', 'BE', {
    names: ['Davy Vanhoutteghem', 'VANHOUTTEGHEM Davy'],
    email: 'davy.vanhoutteghem@waasmail.example',
    phone: '0486/55.51.20',
    city: 'Lokeren',
    jobs: [
      'Ploegbaas lasatelier | Ateliers De Waele NV | | 2018-09 | now',
      'Pijplasser | Cegelec | | 2010-02 | 2018-08',
      'Lasser MIG/MAG | Van Hool | | 2006-07 | 2010-01',
    ],
    page: `
**Curriculum Vitae**
|| 5 12
| Naam | VANHOUTTEGHEM Davy
| Adres | Daknamdorp 15, 9160 Lokeren
| GSM | 0486/55.51.20
| E-mail | davy.vanhoutteghem@waasmail.example
| Geboren te | Sint-Niklaas op 17/04/1988
| Burgerlijke stand | samenwonend
^ **Werkervaring**
|| 5 12
| 09/2018 - heden | **Ateliers De Waele NV**, Temse
|  | Ploegbaas lasatelier
|  | 12 lassers, planning, lasmethodes samen met de IWE
| 02/2010 - 08/2018 | **Cegelec**, Antwerpen
|  | Pijplasser
|  | TIG roestvast staal, shutdowns in de haven
| 07/2006 - 01/2010 | **Van Hool**, Koningshooikt
|  | Lasser MIG/MAG
^ **Opleiding**
|| 5 12
| 2000 - 2006 | Lassen-constructie, VTI Lokeren (BSO, 7de jaar)
^ **Attesten**
VCA-VOL, EN ISO 9606-1 (141, 136), heftruck, rolbrug
`,
  }),
  cv('21-pt-europass-hotelaria', 'docx', 'pt', 'PT', {
    names: ['Vasco Miguel Lourenço Pires'],
    email: 'vasco.lpires@correioalgarve.example',
    phone: '+351 910 555 627',
    city: 'Portimão',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Chefe de receção | Hotel Praia do Vau | | 2019-04 | now',
      'Rececionista de 1.ª | Pestana Alvor | | 2014-03 | 2019-03',
      'Empregado de mesa | Restaurante O Rafaiol | | 2011-05 | 2013-10',
    ],
    page: `
|| 5 12
| **INFORMAÇÃO PESSOAL** | **Vasco Miguel Lourenço Pires**
|  | Rua da Hortinha 18, 8500 Portimão
|  | +351 910 555 627
|  | vasco.lpires@correioalgarve.example
| **EXPERIÊNCIA PROFISSIONAL** | 
| abril de 2019 – presente | **Chefe de receção**\\Hotel Praia do Vau, Portimão\\▪ Equipa de nove, escalas, reclamações\\▪ Passagem do Newhotel para o Opera Cloud
|  | Tipo de empresa ou setor Hotelaria
| março de 2014 – março de 2019 | **Rececionista de 1.ª**\\Pestana Alvor, Alvor\\▪ Check-in, câmbio, grupos de golfe
|  | Tipo de empresa ou setor Hotelaria
| maio de 2011 – outubro de 2013 | **Empregado de mesa**\\Restaurante O Rafaiol, Ferragudo
|  | Tipo de empresa ou setor Restauração
| **EDUCAÇÃO E FORMAÇÃO** | 
| 2008 – 2011 | **Técnico de Receção**\\Escola de Hotelaria e Turismo de Portimão
| **COMPETÊNCIAS PESSOAIS** | 
| Língua materna | Português
| Outras línguas | Inglês C1, Francês B1
| Carta de condução | B
`,
  }),
  cv('22-pt-br-topicos-dados', 'pdf', 'pt', 'BR', {
    names: ['Ludmila Sayuri Prates', 'Ludmila Prates'],
    email: 'ludmila.prates@correiobh.example',
    phone: '(31) 95550-0143',
    city: 'Belo Horizonte',
    headline: 'Analista de Dados Sênior',
    languages: ['Inglês', 'Japonês'],
    jobs: [
      'Analista de Dados Sênior | Localiza&Co | | 2022-07 | now',
      'Analista de Dados Pleno | Banco Inter | | 2020-02 | 2022-06',
      'Analista de BI Júnior | MRV Engenharia | | 2018-01 | 2020-01',
      'Estagiária de TI | Cemig | | 2016-08 | 2017-12',
    ],
    aside: [3],
    page: `
! LUDMILA SAYURI PRATES
Analista de Dados Sênior
Santa Tereza, Belo Horizonte/MG • (31) 95550-0143 (zap) • ludmila.prates@correiobh.example
## SOBRE
Estatística que virou gente de dados. Gosto de dashboard que alguém abre na segunda-feira.
## EXPERIÊNCIAS
**Localiza&Co** – Analista de Dados Sênior
jul/2022 – até o momento
* Precificação dinâmica da frota, dbt, BigQuery, Looker
* Mentoria de três juniores
**Banco Inter** – Analista de Dados Pleno
fev/2020 – jun/2022
* Funil de abertura de conta, testes A/B
**MRV Engenharia** – Analista de BI Júnior
jan/2018 – jan/2020
* Power BI para 120 canteiros
**Cemig** – Estagiária de TI
ago/2016 – dez/2017
## FORMAÇÃO
Bacharelado em Estatística, UFMG – dez/2017
Pós em Ciência de Dados, PUC Minas – 2021
## IDIOMAS
Inglês avançado, japonês de vó
`,
  }),
  cv('23-sv-kolumn-fastighet', 'docx', 'sv', 'SE', {
    names: ['Rebecka Tornéus'],
    email: 'rebecka.torneus@posten-norr.example',
    phone: '070-555 01 84',
    city: 'Luleå',
    languages: ['Svenska', 'Meänkieli', 'Engelska'],
    jobs: [
      'Förvaltare | Lulebo AB | | 2020-03 | now',
      'Biträdande förvaltare | Riksbyggen | | 2016-08 | 2020-02',
      'Fastighetsskötare | Coor Service Management | | 2012-05 | 2016-07',
      'Undersköterska | Haparanda kommun | | 2009-06 | 2011-08',
    ],
    page: `
! Rebecka Tornéus
Bergviken, Luleå / 070-555 01 84 / rebecka.torneus@posten-norr.example
# Jobb
= mars 2020 –	Förvaltare
= 	Lulebo AB, Luleå
= 	640 lägenheter, driftbudget 38 mkr, upphandling av ramavtal
= aug 2016 – feb 2020	Biträdande förvaltare
= 	Riksbyggen, Luleå
= 	Stämmor, besiktningar och underhållsplaner åt 17 föreningar
= maj 2012 – juli 2016	Fastighetsskötare
= 	Coor Service Management, Svartöstaden
= juni 2009 – aug 2011	Undersköterska
= 	Haparanda kommun, hemtjänsten
# Skola
= 2011 – 2012	KY Fastighetsskötare, Boden
= 2006 – 2009	Omvårdnadsprogrammet, Tornedalsskolan
# Språk
Svenska och meänkieli hemifrån, engelska i arbetet
# Körkort
B, egen bil och skoter
`,
  }),
  cv('24-da-punkter-laborant', 'pdf', 'da', 'DK', {
    names: ['Troels Skovgaard Bendtsen'],
    email: 'troels.bendtsen@kalundpost.example',
    phone: '+45 20 55 51 46',
    city: 'Kalundborg',
    headline: 'Laborant og arbejdsmiljørepræsentant',
    jobs: [
      'Specialistlaborant | Novonesis | | 2021-02 | now',
      'Laborant | Novo Nordisk | | 2014-09 | 2021-01',
      'Laborant | Eurofins Steins | | 2010-03 | 2014-08',
    ],
    page: `
> **Troels Skovgaard Bendtsen**
> Laborant og arbejdsmiljørepræsentant
> Vestre Havnevej 9, 4400 Kalundborg – mobil +45 20 55 51 46 – troels.bendtsen@kalundpost.example
^ **Kort sagt**
Jeg kan lide orden i fryseren og uorden i frokostpausen. Gift med Lene, to store drenge.
^ **Job**
**Specialistlaborant**, Novonesis, Kalundborg, februar 2021 til nu
* Enzymassays, validering og oplæring af nye kolleger
* AMR for 60 medarbejdere siden 2022
**Laborant**, Novo Nordisk, Hillerød, september 2014 til januar 2021
* Frigivelsesanalyser under GMP, afvigelser i LIMS
**Laborant**, Eurofins Steins, Holstebro, marts 2010 til august 2014
* Mælk og foder
^ **Uddannelse**
Laborant, Erhvervsakademi Dania, 2010
Student fra Kalundborg Gymnasium, 2005
^ **Kurser**
Arbejdsmiljøuddannelsen (2022), lean yellow belt (2019)
`,
  }),
];
