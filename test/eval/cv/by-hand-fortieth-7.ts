import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fortieth');

/** Heads of Portuguese and Dutch CVs. All people are made up. */
export const BY_HAND_FORTIETH_7: Sheet[] = [
  cv('62-pt-br-vendedor', 'docx', 'pt', 'BR', {
    names: ['João Victor dos Santos Oliveira', 'João Victor Oliveira', 'João Victor dos Santos'],
    email: 'joaovictor.so@capibaribe.example',
    phone: '(81) 95555-0142',
    city: 'Recife',
    jobs: [
      'Vendedor | Magazine Luiza | | 2020-03 | now',
      'Operador de caixa | Atacadão | | 2017-05 | 2020-02',
    ],
    page: `
> **JOÃO VICTOR DOS SANTOS OLIVEIRA**
> Brasileiro, solteiro, 28 anos
> Rua do Futuro, Graças, Recife – PE
> Telefone: (81) 95555-0142 / E-mail: joaovictor.so@capibaribe.example
# OBJETIVO
Vaga na área comercial
# EXPERIÊNCIA PROFISSIONAL
* Vendedor – Magazine Luiza – 03/2020 até o momento
* Operador de caixa – Atacadão – 05/2017 a 02/2020
# FORMAÇÃO
Ensino médio completo, EREM Ginásio Pernambucano, 2016
# HABILIDADES
Metas, crediário, Excel básico
`,
  }),
  cv('63-pt-lu-engenheira', 'pdf', 'pt', 'LU', {
    names: ['Inês Vasconcelos e Sá', 'Eng.ª Inês Vasconcelos e Sá'],
    email: 'ines.vsa@mondegopost.example',
    phone: '+352 621 555 014',
    city: 'Luxemburgo',
    headline: 'Engenheira Civil',
    jobs: [
      'Engenheira Civil | Paul Wurth | | 2017-02 | now',
      'Técnica de fiscalização | Coba | | 2013-09 | 2017-01',
    ],
    page: `
[[ 11 6
! Inês Vasconcelos e Sá
Engenheira Civil
---
Luxemburgo
+352 621 555 014
ines.vsa@mondegopost.example
]]
# Experiência profissional
**Engenheira Civil**, Paul Wurth\tfev. 2017 – presente
* Direção de obra, viadutos e ETAR
**Técnica de fiscalização**, Coba\tset. 2013 – jan. 2017
# Formação
Mestrado Integrado em Engenharia Civil, Universidade de Coimbra, 2013
# Competências
MS Project, AutoCAD, francês fluente
`,
  }),
  cv('64-pt-pedreiro', 'doc', 'pt', 'PT', {
    names: ['Adilson Tavares Moreno', 'Adilson Moreno', 'Adilson Tavares Moreno (Didi)', 'Adilson Tavares'],
    email: 'didi.moreno.st@fogopost.example',
    phone: '935 550 268',
    city: 'Amadora',
    jobs: [
      'Pedreiro | Teixeira Duarte | | 2011 | now',
      'Servente | Câmara Municipal da Praia | | 2006 | 2010',
    ],
    page: `
Curriculum Vitae
Nome: Adilson Tavares Moreno (Didi)
Natural de: Santiago, Cabo Verde
Morada: Rua Elias Garcia, Amadora
Telemóvel: 935 550 268
Email: didi.moreno.st@fogopost.example
**Experiência**
De 2011 até hoje – Pedreiro – Teixeira Duarte
De 2006 a 2010 – Servente – Câmara Municipal da Praia
**Habilitações**
9.º ano, Escola Secundária de Achada Grande, 2005
**Competências**
Alvenaria, azulejo, rebocos, carta B
`,
  }),
  cv('65-pt-br-ch-baba', 'pdf', 'pt', 'CH', {
    names: ['Rosângela Aparecida Keller', 'Rosângela Keller', 'Rosângela Aparecida Ferreira Keller'],
    email: 'rosangela.ap.ferreira@limmatpost.example',
    phone: '+41 79 555 02 77',
    city: 'Zurique',
    jobs: [
      'Auxiliar de creche | Globegarden | | 2021-08 | now',
      'Professora de educação infantil | Prefeitura de Uberlândia | | 2008-02 | 2020-12',
    ],
    page: `
^ Currículo
! Rosângela Aparecida Keller
~ (solteira: Ferreira)
|| 8 9
| Zurique, Suíça | +41 79 555 02 77
| Permissão B | rosangela.ap.ferreira@limmatpost.example
# Experiência
**Auxiliar de creche**, Globegarden, agosto de 2021 – atual
**Professora de educação infantil**, Prefeitura de Uberlândia, fevereiro de 2008 – dezembro de 2020
# Formação
Pedagogia, Universidade Federal de Uberlândia, 2007
# Competências
Alemão B1, primeiros socorros, contação de histórias
`,
  }),
  cv('66-nl-planner', 'docx', 'nl', 'NL', {
    names: ['Marloes Hendriksen'],
    email: 'marloes.hendriksen@ijsselpost.example',
    phone: '06 55 50 11 48',
    city: 'Deventer',
    jobs: [
      'Transportplanner | Nijhof-Wassink | | 2018-05 | now',
      'Medewerker klantenservice | PostNL | | 2013-09 | 2018-04',
    ],
    page: `
# Curriculum Vitae
|| 5 12
| Naam | Marloes Hendriksen
| Adres | Brinkgreverweg 62, 7413 Deventer
| Mobiel | 06 55 50 11 48
| E-mail | marloes.hendriksen@ijsselpost.example
| Geboortedatum | 17-08-1992
## Werkervaring
|| 5 12
| 05-2018 – heden | **Transportplanner**\\Nijhof-Wassink, Rijssen
| 09-2013 – 04-2018 | **Medewerker klantenservice**\\PostNL
## Opleiding
MBO 4 Manager transport en logistiek, Deltion College, 2013
## Vaardigheden
TMS, Duits, rijtijden, rustig blijven
`,
  }),
  cv('67-nl-be-boekhouder', 'pdf', 'nl', 'BE', {
    names: ['Koen Vandenbroucke'],
    email: 'koen.vdb@mandelpost.example',
    phone: '0470 55 52 06',
    city: 'Roeselare',
    headline: 'Boekhouder',
    jobs: ['Boekhouder | Deceuninck | | 2012-03 | now', 'Assistent-accountant | BDO | | 2007-09 | 2012-02'],
    page: `
! KOEN VANDENBROUCKE
Boekhouder
Roeselare • 0470 55 52 06 • koen.vdb@mandelpost.example
# Ervaring
**Boekhouder** | Deceuninck, Hooglede | maart 2012 – heden
* Maandafsluiting, btw, Intrastat, consolidatie
**Assistent-accountant** | BDO, Roeselare | september 2007 – februari 2012
# Opleiding
Bachelor accountancy-fiscaliteit, Howest Brugge, 2007
# Vaardigheden
SAP, BOB50, Frans vlot
`,
  }),
  cv('68-nl-verpleegkundige', 'docx', 'nl', 'NL', {
    names: [
      'Anneke Bouwmeester-de Wit',
      'J.A. Bouwmeester-de Wit',
      'J.A. (Anneke) Bouwmeester-de Wit',
      'Anneke Bouwmeester',
    ],
    email: 'anneke.dewit@merwedepost.example',
    phone: '0655 50 16 33',
    city: 'Gorinchem',
    jobs: [
      'Wijkverpleegkundige | Rivas Zorggroep | | 2014-01 | now',
      'Verpleegkundige | Albert Schweitzer ziekenhuis | | 2004-09 | 2013-12',
    ],
    page: `
> **J.A. (Anneke) Bouwmeester-de Wit**
> verpleegkundige – BIG-geregistreerd
> Gorinchem | 0655 50 16 33 | anneke.dewit@merwedepost.example
# Loopbaan
**Wijkverpleegkundige**, Rivas Zorggroep, januari 2014 – heden
**Verpleegkundige**, Albert Schweitzer ziekenhuis, september 2004 – december 2013
# Opleidingen
HBO-V, Hogeschool Rotterdam, 2004
# Vaardigheden
Indiceren, wondzorg, ONS, palliatieve zorg
`,
  }),
  cv('69-nl-loodgieter', 'doc', 'nl', 'NL', {
    names: ['Sjaak van der Pluijm', 'Jacobus van der Pluijm', 'Jacobus Petrus van der Pluijm'],
    email: 'sjaakvdpluijm@markiezaat.example',
    phone: '06 - 55 50 90 71',
    city: 'Roosendaal',
    jobs: [
      'Servicemonteur cv | Feenstra | | 2009 | now',
      'Loodgieter | Installatiebedrijf Ossenblok | | 1994 | 2009',
    ],
    page: `
Pluijm, van der, Jacobus Petrus
roepnaam Sjaak
Kade 88
4703 Roosendaal
tel. 06 - 55 50 90 71
mail sjaakvdpluijm@markiezaat.example
^ Werk
2009 – nu  Servicemonteur cv, Feenstra
1994 – 2009  Loodgieter, Installatiebedrijf Ossenblok, Oudenbosch
^ School
LTS metaal, Roosendaal, 1993
^ Diploma’s en vaardigheden
CO-certificaat, VCA, lood en zink, rijbewijs BE
`,
  }),
  cv('70-nl-syrisch', 'pdf', 'nl', 'NL', {
    names: ['Rania al-Khatib', 'Rania Al-Khatib', 'رانيا الخطيب', 'Rania Alkhatib'],
    email: 'rania.alkhatib.apotheek@vechtpost.example',
    phone: '+31 6 55 50 20 38',
    city: 'Utrecht',
    headline: 'Apothekersassistente',
    jobs: [
      'Apothekersassistente | BENU Apotheek | | 2020-10 | now',
      'Apotheker | Al-Shifa Pharmacy | | 2010-06 | 2014-12',
    ],
    page: `
! Rania al-Khatib
> رانيا الخطيب
> Apothekersassistente
|| 8 5 4
| rania.alkhatib.apotheek@vechtpost.example | +31 6 55 50 20 38 | Utrecht, Overvecht
# Werkervaring
**Apothekersassistente**, BENU Apotheek\tokt. 2020 – heden
**Apotheker**, Al-Shifa Pharmacy, Homs\tjuni 2010 – dec. 2014
# Opleiding
Farmacie, Al-Baath Universiteit, Homs, 2009
MBO 4 Apothekersassistent, ROC Midden Nederland, 2020
# Vaardigheden
Baxterrol, Pharmacom, voorlichting in drie talen
`,
  }),
];
