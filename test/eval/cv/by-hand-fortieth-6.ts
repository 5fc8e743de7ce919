import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fortieth');

/** Heads of Spanish and Italian CVs. All people are made up. */
export const BY_HAND_FORTIETH_6: Sheet[] = [
  cv('52-es-administrativa', 'docx', 'es', 'ES', {
    names: ['Laura Domínguez Peralta', 'Laura Domínguez'],
    email: 'lauradominguezp@turiapost.example',
    phone: '655 550 142',
    city: 'Valencia',
    headline: 'Administrativa contable',
    jobs: [
      'Administrativa contable | Consum | | 2019-02 | now',
      'Auxiliar administrativa | Mercadona | | 2014-06 | 2019-01',
    ],
    page: `
! LAURA DOMÍNGUEZ PERALTA
> Administrativa contable
> C/ Cuba 31, 46006 Valencia · 655 550 142 · lauradominguezp@turiapost.example
# Experiencia
**Administrativa contable**, Consum\tfeb. 2019 – actualidad
* Conciliación bancaria, modelos 303 y 347
**Auxiliar administrativa**, Mercadona\tjun. 2014 – ene. 2019
# Formación
CFGS Administración y Finanzas, IES Abastos, 2013
# Competencias
A3, SAP FI, valenciano C1
`,
  }),
  cv('53-es-camarero', 'doc', 'es', 'ES', {
    names: ['Francisco Javier Ruiz Cano', 'Francisco Javier Ruiz', 'Javier Ruiz Cano', 'Javier Ruiz'],
    email: 'javirucano@guadalmedina.example',
    phone: '655 550 387',
    city: 'Málaga',
    jobs: ['Jefe de sala | El Pimpi | | 2017 | now', 'Camarero | Hotel Vincci | | 2009 | 2017'],
    page: `
**CURRÍCULUM VÍTAE**
**DATOS PERSONALES**
Nombre: Francisco Javier
Apellidos: Ruiz Cano
Fecha de nacimiento: 02/12/1986
Domicilio: Calle Mármoles 40, 29007 Málaga
Teléfono: 655 550 387
Correo: javirucano@guadalmedina.example
**EXPERIENCIA LABORAL**
2017 – hoy: Jefe de sala, El Pimpi
2009 – 2017: Camarero, Hotel Vincci
**ESTUDIOS**
Técnico en Servicios en Restauración, IES La Rosaleda, 2008
**OTROS**
Inglés medio, carné de manipulador, vinos de Málaga
`,
  }),
  cv('54-es-profesora', 'pdf', 'es', 'ES', {
    names: [
      'María del Carmen Iturralde Sáenz',
      'María del Carmen Iturralde',
      'Maica Iturralde',
      'Mª del Carmen Iturralde Sáenz',
    ],
    email: 'maicaprofe@argapost.example',
    phone: '655 550 611',
    city: 'Pamplona',
    jobs: [
      'Profesora de Educación Infantil | Colegio Santa Catalina | | 2012-09 | now',
      'Monitora de comedor | Aramark | | 2009-09 | 2012-06',
    ],
    page: `
[[ 6 11
PIC foto | foto de carné
^ **Contacto**
655 550 611
maicaprofe@argapost.example
Pamplona
^ **Competencias**
Euskera EGA
Pizarra digital
Huerto escolar
---
! Mª del Carmen Iturralde Sáenz
“Maica”
# Experiencia
**Profesora de Educación Infantil**, Colegio Santa Catalina
septiembre 2012 – actualidad
**Monitora de comedor**, Aramark
septiembre 2009 – junio 2012
# Formación
Magisterio Infantil, Universidad Pública de Navarra, 2009
]]
`,
  }),
  cv('55-es-repartidor', 'pdf', 'es', 'ES', {
    names: [
      'Yorman José Betancourt Rivas',
      'Yorman Betancourt',
      'Yorman José Betancourt',
      'Yorman Betancourt Rivas',
    ],
    email: 'yormanjbr.venespa@carabobo.example',
    phone: '655 550 905',
    city: 'Getafe',
    jobs: [
      'Repartidor | SEUR | | 2022-05 | now',
      'Supervisor de almacén | Empresas Polar | | 2013-01 | 2019-08',
    ],
    page: `
Yorman José Betancourt Rivas | Venezolano, NIE en regla | Getafe (Madrid) | 655 550 905 | yormanjbr.venespa@carabobo.example
# Experiencia
Repartidor, SEUR, mayo 2022 – actualidad
* 140 paquetes al día, furgoneta propia de la empresa, cero multas
Supervisor de almacén, Empresas Polar, Valencia (Venezuela), enero 2013 – agosto 2019
# Formación
TSU en Logística, Universidad de Carabobo, 2012
# Competencias
Carretilla, PDA, permiso B canjeado
`,
  }),
  cv('56-es-mx-abogada', 'docx', 'es', 'MX', {
    names: ['Ximena Alcántara Olvera', 'Lic. Ximena Alcántara Olvera', 'Ximena Alcántara'],
    email: 'ximena.alcantara@bajiomail.example',
    phone: '55 5550 0176',
    city: 'Querétaro',
    headline: 'Abogada laboral',
    jobs: [
      'Abogada laboral | Grupo Bimbo | | 2018-08 | now',
      'Pasante | Bufete Landa y Asociados | | 2015-02 | 2018-07',
    ],
    page: `
> **Lic. Ximena Alcántara Olvera**
> Abogada laboral – Céd. prof. 00000000
= Domicilio:\tCol. Juriquilla, Querétaro, Qro.
= Cel.:\t55 5550 0176
= Correo:\tximena.alcantara@bajiomail.example
# Experiencia profesional
**Grupo Bimbo** – Abogada laboral – agosto 2018 a la fecha
Contratos colectivos, conciliación, nuevo procedimiento laboral
**Bufete Landa y Asociados** – Pasante – febrero 2015 a julio 2018
# Educación
Licenciatura en Derecho, Universidad Autónoma de Querétaro, 2016
# Habilidades
Ley Federal del Trabajo, redacción, inglés 80%
`,
    aside: [1],
  }),
  cv('57-it-impiegata', 'docx', 'it', 'IT', {
    names: ['Chiara Bernasconi'],
    email: 'chiara.bernasconi@lariopost.example',
    phone: '+39 355 555 0148',
    city: 'Como',
    jobs: ['Impiegata commerciale estero | Ratti | | 2015 | now', 'Addetta vendite | OVS | | 2011 | 2015'],
    page: `
**FORMATO EUROPEO PER IL CURRICULUM VITAE**
**INFORMAZIONI PERSONALI**
|| 6 11
| Nome | **BERNASCONI CHIARA**
| Indirizzo | Via Milano 180, 22100 Como
| Telefono | +39 355 555 0148
| E-mail | chiara.bernasconi@lariopost.example
| Nazionalità | Italiana
**ESPERIENZA LAVORATIVA**
|| 6 11
| • Date (da – a) | 2015 – oggi
| • Datore di lavoro | Ratti
| • Tipo di impiego | Impiegata commerciale estero
| • Date (da – a) | 2011 – 2015
| • Datore di lavoro | OVS
| • Tipo di impiego | Addetta vendite
**ISTRUZIONE**
|| 6 11
| • Titolo | Laurea in Mediazione linguistica, Università dell’Insubria, 2011
| **CAPACITÀ** | Ordini e spedizioni, incoterms, AS400
`,
  }),
  cv('58-it-elettricista', 'doc', 'it', 'IT', {
    names: ['Salvatore Lo Presti'],
    email: 'totolopresti71@etnapost.example',
    phone: '355 555 0260',
    city: 'Acireale',
    jobs: [
      'Elettricista | STMicroelectronics | | 2001 | now',
      'Apprendista elettricista | Impianti Grasso | | 1992 | 2001',
    ],
    page: `
> **CURRICULUM VITAE**
Il sottoscritto Lo Presti Salvatore, nato a Catania il 9 luglio 1971 e residente ad Acireale (CT) in via Galatea 15, cell. 355 555 0260, posta elettronica totolopresti71@etnapost.example, dichiara quanto segue.
**Esperienze di lavoro**
Dal 2001 ad oggi: Elettricista, STMicroelectronics, Catania
Dal 1992 al 2001: Apprendista elettricista, Impianti Grasso
**Titolo di studio**
Qualifica di installatore elettrico, IPSIA Fermi, Catania, 1990
**Capacità**
Quadri BT, cabine MT, PES e PAV, lettura schemi
Acireale, 4 novembre 2026\tIn fede
`,
  }),
  cv('59-it-infermiere', 'pdf', 'it', 'IT', {
    names: ['Ionuț Cosmin Munteanu', 'Ionuț Munteanu', 'Ionut Cosmin Munteanu', 'Ionut Munteanu'],
    email: 'ionut.munteanu.inf@dorapost.example',
    phone: '+39 355 555 0377',
    city: 'Torino',
    headline: 'Infermiere',
    jobs: [
      'Infermiere | Ospedale Molinette | | 2016-03 | now',
      'Operatore socio-sanitario | RSA Valgioie | | 2011-05 | 2015-10',
    ],
    page: `
[[ 7 10
**Munteanu**
**Ionuț Cosmin**
Infermiere
^ +39 355 555 0377
ionut.munteanu.inf@dorapost.example
Torino, Barriera di Milano
OPI Torino
---
# Esperienza
**Infermiere**, Ospedale Molinette, Torino
marzo 2016 – in corso
* Pronto soccorso, triage
**Operatore socio-sanitario**, RSA Valgioie
maggio 2011 – ottobre 2015
# Formazione
Laurea in Infermieristica, Università di Torino, 2015
# Competenze
BLSD, accessi ecoguidati, rumeno e italiano
]]
`,
  }),
  cv('60-it-grafico', 'pdf', 'it', 'IT', {
    names: ['Leonardo Fabbri'],
    email: 'leofabbri.design@savenapost.example',
    phone: '+34 655 550 411',
    city: 'Barcellona',
    headline: 'Graphic designer',
    jobs: [
      'Graphic designer | Seat | | 2021-01 | now',
      'Grafico junior | Studio Tortello | | 2018-04 | 2020-12',
    ],
    page: `
HEAD Leonardo Fabbri – Curriculum vitae – pagina 1
! Ciao, sono Leonardo.
> Graphic designer
> Barcellona – +34 655 550 411 – leofabbri.design@savenapost.example
# Esperienze
**Graphic designer**, Seat, gennaio 2021 – oggi
**Grafico junior**, Studio Tortello, Bologna, aprile 2018 – dicembre 2020
# Formazione
Diploma accademico in Graphic design, Accademia di Belle Arti di Bologna, 2018
# Competenze
Illustrator, After Effects, stampa a caldo
`,
  }),
  cv('61-it-cuoca', 'docx', 'it', 'IT', {
    names: ['Assunta De Luca Esposito', 'Assunta De Luca in Esposito', 'Assunta De Luca', 'Assunta Esposito'],
    email: 'famigliaesposito@partenope.example',
    phone: '355 555 0599',
    city: 'Pozzuoli',
    jobs: ['Cuoca | Camst | | 2008 | now', 'Aiuto cuoca | Ristorante Il Capitano | | 1998 | 2008'],
    page: `
# Curriculum di Assunta De Luca in Esposito
Residenza: Pozzuoli (NA)
Recapito telefonico: 355 555 0599
Mail di famiglia: famigliaesposito@partenope.example
## Lavori svolti
Cuoca, Camst, mensa scolastica, dal 2008 ad oggi
Aiuto cuoca, Ristorante Il Capitano, dal 1998 al 2008
## Studi
Licenza media, 1984; corso HACCP 2024
## So fare
Diete e celiaci, 300 pasti al giorno, lievitati
`,
  }),
];
