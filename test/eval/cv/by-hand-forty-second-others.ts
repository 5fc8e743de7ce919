import { BY_HAND_FORTY_SECOND_NORTH } from './by-hand-forty-second-north.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-second');

/** The open ones in Dutch, Italian and Portuguese; those in Swedish and Danish are beside them. All people are made up. */
export const BY_HAND_FORTY_SECOND_OTHERS: Sheet[] = [
  cv('05-nl-nl-chauffeur', 'docx', 'nl', 'NL', {
    names: ['Hans van der Meulen', 'J.W. van der Meulen', 'J.W. (Hans) van der Meulen'],
    email: 'hansvdmeulen@veluwepost.example',
    phone: '06 - 5550 0174',
    city: 'Barneveld',
    languages: ['Nederlands', 'Duits'],
    jobs: [
      'Vrachtwagenchauffeur CE | Vos Transport | Deventer | 2014 | now',
      'Chauffeur internationaal | Van Appeldoorn Chemical Logistics | Woudenberg | 2003 | 2014',
      'Chauffeur pluimvee | Gebr. Doornekamp | Barneveld | 1994 | 2003',
    ],
    page: `
> **Curriculum vitae**
# Personalia
|| 5 12
| Naam: | J.W. (Hans) van der Meulen
| Adres: | Wencopperweg 12, 3771 PN Barneveld
| Telefoon: | 06 - 5550 0174
| E-mail: | hansvdmeulen@veluwepost.example
| Geboren: | 3 februari 1973 te Ede
| Rijbewijs: | B, BE, C, CE, code 95 tot juni 2029
| Burgerlijke staat: | gehuwd, drie kinderen (de deur uit)
# Werkervaring
|| 5 12
| 2014 – heden | **Vrachtwagenchauffeur CE** bij Vos Transport te Deventer\\Koelvervoer Benelux en Duitsland, vaste auto, vier nachten van huis
| 2003 – 2014 | **Chauffeur internationaal** bij Van Appeldoorn Chemical Logistics te Woudenberg\\Tankvervoer, ADR, Italië en Frankrijk
| 1994 – 2003 | **Chauffeur pluimvee** bij Gebr. Doornekamp te Barneveld\\Laden en rijden van vleeskuikens, vooral ’s nachts
# Opleiding en cursussen
|| 5 12
| 1989 – 1991 | Streekschool Ede, beroepsgoederenvervoer (diploma)
| 1985 – 1989 | LTS Barneveld, motorvoertuigentechniek
|  | ADR basis en tank, BHV, VCA basis, heftruckcertificaat
# Talen
Nederlands, Duits (spreken goed, schrijven matig)
# Overig
Zoek dagwerk in de regio; mijn vrouw wil me wel eens thuis zien. Zingt in het mannenkoor.
`,
  }),
  cv('06-nl-be-verpleegkundige', 'pdf', 'nl', 'BE', {
    names: ['Fatima-Zahra El Khattabi'],
    email: 'fz.elkhattabi@dijle.example',
    phone: '0470 55 01 38',
    city: 'Mechelen',
    headline: 'Verpleegkundige spoed en intensieve zorg',
    languages: ['Nederlands', 'Frans', 'Tamazight'],
    jobs: [
      'Verpleegkundige spoedgevallen | AZ Sint-Maarten | Mechelen | 2020-10 | now',
      'Verpleegkundige intensieve zorg | UZA | Edegem | 2016-09 | 2020-09',
      'Jobstudent zorgkundige | WZC De Lisdodde | Mechelen | 2013-07 | 2015-08',
    ],
    page: `
[[ 5.5 11.5
**Contact**
Fatima-Zahra El Khattabi
Battelsesteenweg 88
2800 Mechelen
0470 55 01 38
fz.elkhattabi@dijle.example
^ **Rijbewijs**
B, eigen wagen
^ **Talen**
Nederlands: moedertaal
Frans: zeer goed
Tamazight: thuistaal
^ **Vaardigheden**
Triage (MTS)
ECMO, CVVH
PIVA-meting
KWS, Nexuz Health
^ **Vrije tijd**
Zaalvoetbal
Bakken
---
# Verpleegkundige spoed en intensieve zorg
Tien jaar ervaring in acute diensten. Ik zoek een dagfunctie, bij voorkeur als praktijklector of referentieverpleegkundige.
^ **WERKERVARING**
**Verpleegkundige spoedgevallen**
AZ Sint-Maarten, Mechelen
oktober 2020 – heden
* Triage, shockroom, MUG-permanentie
* Mentor van bachelorstudenten
**Verpleegkundige intensieve zorg**
UZA, Edegem
september 2016 – september 2020
* 45 bedden, heelkundige en medische IZ
* Lid van de werkgroep delier
**Jobstudent zorgkundige**
WZC De Lisdodde, Mechelen
juli 2013 – augustus 2015 (vakanties en weekends)
^ **OPLEIDING**
2015 – 2016: Bijzondere beroepstitel intensieve zorg en spoed, Karel de Grote Hogeschool
2012 – 2015: Bachelor verpleegkunde, Thomas More Mechelen
2012: ASO Humane wetenschappen, Busleyden Atheneum
]]
`,
  }),
  cv('07-it-sviluppatore', 'pdf', 'it', 'IT', {
    names: ['Matteo Fumagalli'],
    email: 'm.fumagalli@lariomail.example',
    phone: '+39 333 555 0142',
    city: 'Lecco',
    headline: 'Sviluppatore full stack',
    languages: ['Italiano', 'Inglese'],
    aside: [3],
    jobs: [
      'Sviluppatore senior | Satispay | Milano | 2022-04 | now',
      'Sviluppatore full stack | Bending Spoons | Milano | 2019-01 | 2022-03',
      'Programmatore PHP | Studio Resegone Web | Lecco | 2015-10 | 2018-12',
      'Stage | Reply | Milano | 2015-03 | 2015-08',
    ],
    page: `
! MATTEO FUMAGALLI
Sviluppatore full stack
Lecco (LC) – +39 333 555 0142 – m.fumagalli@lariomail.example – github.com/mfumagalli-example
^ Scrivo software per i pagamenti da quattro anni. Preferisco team piccoli, test automatici e riunioni corte. Cerco lavoro da remoto con due giorni al mese in sede.
# ESPERIENZA
**Satispay**, Milano \taprile 2022 – oggi
__Sviluppatore senior__
* Servizi in Kotlin e Spring Boot, circa 900 transazioni al secondo
* Reperibilità una settimana su sei
**Bending Spoons**, Milano \tgennaio 2019 – marzo 2022
__Sviluppatore full stack__
* React, Node, PostgreSQL; migrazione da AWS a GCP
**Studio Resegone Web**, Lecco \tottobre 2015 – dicembre 2018
__Programmatore PHP__
* Siti e gestionali per una quarantina di clienti della zona
**Reply**, Milano \tmarzo 2015 – agosto 2015
__Stage__
* Tesi in azienda su code di messaggi
# FORMAZIONE
Laurea in Ingegneria informatica, Politecnico di Milano, polo di Lecco, 2015
Perito informatico, ITIS Badoni, Lecco, 2011
# COMPETENZE
Kotlin, Java, TypeScript, React, PostgreSQL, Kafka, Docker, Terraform
# LINGUE
Italiano (madrelingua), Inglese (C1)
~ Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679.
`,
  }),
  cv('08-it-autista', 'doc', 'it', 'IT', {
    names: ['Abdoulaye Diop'],
    email: 'abdoulayediop79@padanaposta.example',
    phone: '320 555 0117',
    city: 'Piacenza',
    languages: ['Wolof', 'Francese', 'Italiano'],
    jobs: [
      'Autista patente CE | Autotrasporti Ghezzi | Piacenza | 2016-05 | now',
      'Magazziniere mulettista | XPO Logistics | Pontenure | 2009-10 | 2016-04',
      'Operaio addetto alla pressa | Stampaggi Val Tidone | Borgonovo | 2005-02 | 2009-07',
    ],
    page: `
> **Curriculum Vitae**
**INFORMAZIONI PERSONALI**
|| 6 11
| Cognome e nome | DIOP ABDOULAYE
| Indirizzo | via Colombo 143, 29122 Piacenza
| Telefono | 320 555 0117
| E-mail | abdoulayediop79@padanaposta.example
| Nazionalità | italiana (dal 2018), nato a Thiès, Senegal
| Data di nascita | 07/11/1979
^ **ESPERIENZA LAVORATIVA**
|| 6 11
| Date (da – a) | da maggio 2016 a oggi
| Datore di lavoro | Autotrasporti Ghezzi, Piacenza
| Tipo di impiego | Autista patente CE
| Mansioni | Linea notturna Piacenza – Verona – Bologna, bilico e motrice
| Date (da – a) | da ottobre 2009 ad aprile 2016
| Datore di lavoro | XPO Logistics, Pontenure
| Tipo di impiego | Magazziniere mulettista
| Mansioni | Carico e scarico, retrattile, turni
| Date (da – a) | da febbraio 2005 a luglio 2009
| Datore di lavoro | Stampaggi Val Tidone, Borgonovo
| Tipo di impiego | Operaio addetto alla pressa
^ **ISTRUZIONE**
|| 6 11
| 2015 | Patente CE, CQC merci, carta tachigrafica
| 2004 | Licenza media, CTP Piacenza
| 1998 | Baccalauréat, Lycée Malick Sy, Thiès
^ **LINGUE**
|| 6 11
| Madrelingua | Wolof
| Altre lingue | Francese (ottimo), Italiano (ottimo)
~ Autorizzo il trattamento dei miei dati personali.
`,
  }),
  cv('09-pt-enfermeira', 'docx', 'pt', 'PT', {
    names: ['Maria do Carmo Vasconcelos Teles', 'Maria do Carmo Teles'],
    email: 'carmo.teles@mondegomail.example',
    phone: '910 555 012',
    city: 'Coimbra',
    headline: 'Enfermeira especialista em reabilitação',
    languages: ['Português', 'Inglês', 'Alemão'],
    jobs: [
      'Enfermeira especialista | ULS de Coimbra | | 2019-05 | now',
      'Enfermeira | Universitätsklinikum Bonn | | 2013-02 | 2019-03',
      'Enfermeira | Lar de Santa Teresinha | | 2011-09 | 2013-01',
    ],
    page: `
HEAD Curriculum Vitae – novembro de 2026
|| 4 13
| PIC foto | ! Maria do Carmo Vasconcelos Teles\\Enfermeira especialista em reabilitação\\Rua do Brasil 210, 3.º Esq., 3030-175 Coimbra\\910 555 012 · carmo.teles@mondegomail.example
# Experiência profissional
**Enfermeira especialista** – ULS de Coimbra, Serviço de Medicina Física e de Reabilitação
05/2019 – presente
* Treino de disfagia e da marcha após AVC
* Integração de seis enfermeiros novos por ano
**Enfermeira** – Universitätsklinikum Bonn, neurologia
02/2013 – 03/2019
* Unidade de AVC, 22 camas
* Reconhecimento do diploma na Alemanha em 2014
**Enfermeira** – Lar de Santa Teresinha, Condeixa-a-Nova
09/2011 – 01/2013
# Formação
2021 – Mestrado em Enfermagem de Reabilitação, Escola Superior de Enfermagem de Coimbra
2011 – Licenciatura em Enfermagem, Escola Superior de Enfermagem de Coimbra
# Línguas
Português (materna), Inglês (B2), Alemão (C1, telc)
# Outros
Cédula da Ordem dos Enfermeiros válida; carta de condução B
`,
  }),
  cv('10-pt-br-gerente', 'pdf', 'pt', 'BR', {
    names: ['Wellington Aparecido dos Santos', 'Wellington dos Santos'],
    email: 'wellington.asantos@ipemail.example',
    phone: '(16) 95550-0183',
    city: 'Ribeirão Preto',
    headline: 'Gerente de Loja',
    languages: [],
    jobs: [
      'Gerente de Loja | Magazine Luiza | Ribeirão Preto | 2021-08 | now',
      'Subgerente | Magazine Luiza | Franca | 2017-03 | 2021-07',
      'Vendedor | Casas Bahia | Franca | 2012-11 | 2017-02',
      'Repositor | Savegnago Supermercados | Sertãozinho | 2010-04 | 2012-10',
    ],
    page: `
> **WELLINGTON APARECIDO DOS SANTOS**
> Brasileiro, casado, 35 anos
> Jardim Paulista, Ribeirão Preto – SP
> (16) 95550-0183 (WhatsApp) | wellington.asantos@ipemail.example
^ **OBJETIVO**
Gerente de Loja
^ **RESUMO**
* Mais de quinze anos no varejo, nove deles em liderança
* Equipe atual de 38 pessoas, meta batida em 10 dos últimos 12 meses
* Disponibilidade para mudança no interior paulista
^ **EXPERIÊNCIA PROFISSIONAL**
**MAGAZINE LUIZA** – Ribeirão Preto/SP
Cargo: Gerente de Loja
Período: 08/2021 – atual
Atividades: gestão de equipe, estoque, crediário, indicadores de venda
**MAGAZINE LUIZA** – Franca/SP
Cargo: Subgerente
Período: 03/2017 – 07/2021
**CASAS BAHIA** – Franca/SP
Cargo: Vendedor
Período: 11/2012 – 02/2017
Atividades: móveis e eletro, primeiro lugar regional em 2015
**SAVEGNAGO SUPERMERCADOS** – Sertãozinho/SP
Cargo: Repositor
Período: 04/2010 – 10/2012
^ **FORMAÇÃO**
Tecnólogo em Gestão Comercial – UNIP – concluído em 2016
Ensino Médio – E.E. Winston Churchill – 2008
^ **CURSOS**
Excel intermediário (SENAC), Liderança (Fundação Bradesco, on-line), NR-35
`,
  }),
  ...BY_HAND_FORTY_SECOND_NORTH,
];
