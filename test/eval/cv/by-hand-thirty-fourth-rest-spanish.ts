import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fourth-rest');

export const BY_HAND_THIRTY_FOURTH_REST_SPANISH: Sheet[] = [
  cv('26-es-administrativa', 'doc', 'es', 'ES', {
    names: ['María Dolores Quesada Peñalver', 'Lola Quesada Peñalver', 'María Dolores Quesada'],
    email: 'lolaquesada@segurapost.example',
    phone: '611 555 018',
    city: 'Murcia',
    languages: ['Inglés'],
    jobs: [
      'Administrativa contable | Frutas Hermanos Cánovas S.L. | | 2016-04 | now',
      'Auxiliar administrativa | Gestoría Belmonte | | 2009-10 | 2016-03',
      'Dependienta | El Corte Inglés | | 2007-07 | 2009-09',
    ],
    page: `
> **CURRICULUM VITAE**
# DATOS PERSONALES
Nombre y apellidos: María Dolores Quesada Peñalver
Dirección: C/ Floridablanca, 61, 3.º B, 30002 Murcia
Teléfono: 611 555 018
Correo electrónico: lolaquesada@segurapost.example
Fecha de nacimiento: 14/09/1986
# EXPERIENCIA LABORAL
Abril 2016 – Actualidad
**Administrativa contable**, Frutas Hermanos Cánovas S.L. (Torre Pacheco)
Facturación, conciliación bancaria, modelos 303 y 349, cobros
Octubre 2009 – Marzo 2016
**Auxiliar administrativa**, Gestoría Belmonte (Murcia)
Nóminas, contratos, Sistema RED
Julio 2007 – Septiembre 2009
**Dependienta**, El Corte Inglés (Murcia)
# FORMACIÓN ACADÉMICA
2005 – 2007: Técnico Superior en Administración y Finanzas, IES Saavedra Fajardo
2018: Curso de ContaPlus y A3, 120 horas
# IDIOMAS
Inglés: nivel medio (B1)
# OTROS DATOS
Carné de conducir B y vehículo propio. Incorporación en 15 días.
`,
  }),
  cv('27-es-camarero-columnas', 'pdf', 'es', 'ES', {
    names: ['Joan Ferragut Amengual', 'Joan Ferragut'],
    email: 'joanferragut@palmacorreo.example',
    phone: '+34 622 555 037',
    city: 'Palma',
    headline: 'Jefe de sala',
    languages: ['Catalán', 'Castellano', 'Inglés', 'Alemán'],
    jobs: [
      'Jefe de sala | Restaurante Ca na Toneta del Port | | 2021-03 | now',
      'Segundo jefe de sala | Hotel Son Brull | | 2017-04 | 2020-10',
      'Camarero | Meliá Hotels International | | 2012-05 | 2016-10',
    ],
    page: `
[[ 10 7
! JOAN FERRAGUT AMENGUAL
Jefe de sala
^ **SOBRE MÍ**
Catorce temporadas en sala. Me gusta el vino, enseñar a los nuevos y que la mesa seis no espere.
^ **EXPERIENCIA**
**Jefe de sala** (marzo 2021 – actualidad)
Restaurante Ca na Toneta del Port, Palma
Equipo de 11 personas, carta de 180 vinos, reservas, caja
**Segundo jefe de sala** (abril 2017 – octubre 2020)
Hotel Son Brull, Pollença
**Camarero** (mayo 2012 – octubre 2016, temporadas)
Meliá Hotels International, Calvià
^ **FORMACIÓN**
Técnico en Servicios de Restauración, Escola d'Hoteleria de les Illes Balears, 2012
WSET nivel 2, 2019
---
**CONTACTO**
+34 622 555 037
joanferragut@palmacorreo.example
07006 Palma
^ **IDIOMAS**
Catalán – nativo
Castellano – nativo
Inglés – alto
Alemán – medio
^ **APTITUDES**
Sumillería
Gestión de equipos
Protocolo
]]
`,
  }),
  cv('28-es-mx-ingeniera', 'docx', 'es', 'MX', {
    names: ['Ana Karen Villaseñor Ibarra', 'Ing. Ana Karen Villaseñor Ibarra', 'Ana Karen Villaseñor'],
    email: 'akvillasenor@bajiomail.example',
    phone: '477 555 0182',
    city: 'León',
    headline: 'Ingeniera de Calidad Automotriz',
    languages: ['Inglés', 'Alemán'],
    jobs: [
      'Ingeniera de Calidad Sr. | Continental Automotive | | 2021-02 | now',
      'Ingeniera de Calidad a Proveedores | Hirotec México | | 2018-06 | 2021-01',
      'Analista de Calidad | Pirelli Neumáticos | | 2016-01 | 2018-05',
      'Practicante de Manufactura | General Motors Silao | | 2015-01 | 2015-12',
    ],
    aside: [3],
    page: `
> **Ing. Ana Karen Villaseñor Ibarra**
> Ingeniera de Calidad Automotriz
> León, Guanajuato | Cel. 477 555 0182 | akvillasenor@bajiomail.example
# Resumen profesional
Diez años en la industria automotriz. Core Tools, IATF 16949, auditora líder VDA 6.3, green belt.
# Experiencia profesional
**Continental Automotive** – Silao, Gto.
Ingeniera de Calidad Sr. | Feb 2021 – Actual
* Reclamos de cliente (VW, Audi), 8D, reducción de scrap de 3.1% a 1.4%
* Tres personas a cargo
**Hirotec México** – Silao, Gto.
Ingeniera de Calidad a Proveedores | Jun 2018 – Ene 2021
* PPAP, auditorías, desarrollo de 25 proveedores
**Pirelli Neumáticos** – Silao, Gto.
Analista de Calidad | Ene 2016 – May 2018
**General Motors Silao**
Practicante de Manufactura | Ene 2015 – Dic 2015
# Escolaridad
Ingeniería Industrial, Instituto Tecnológico de León, 2011 – 2015 (titulada)
# Idiomas
Inglés avanzado, Alemán básico
# Software
Minitab, SAP QM, AutoCAD
`,
  }),
  cv('29-es-ar-diseno', 'pdf', 'es', 'AR', {
    names: ['Federico Grünberg', 'Federico Martín Grünberg', 'Federico Grunberg'],
    email: 'fede.grunberg@portenomail.example',
    phone: '+54 9 11 5550 0147',
    city: 'Buenos Aires',
    headline: 'Diseñador UX/UI Sr.',
    languages: ['Inglés', 'Portugués'],
    jobs: [
      'Diseñador UX/UI Sr. | Mercado Libre | | 2021-08 | now',
      'Diseñador UX | Globant | | 2018-03 | 2021-07',
      'Diseñador gráfico | Estudio Palermo Dos | | 2014 | 2018',
      'Docente ayudante | Universidad de Buenos Aires | | 2015 | 2017',
    ],
    page: `
! Federico Grünberg
Diseñador UX/UI Sr.
~ Buenos Aires, Argentina · +54 9 11 5550 0147 · fede.grunberg@portenomail.example · behance.example/fedegrunberg
# Experiencia
**Mercado Libre** — Diseñador UX/UI Sr.
Agosto 2021 – Presente
Checkout y medios de pago para seis países. Investigación con usuarios, sistema de diseño, mentor de tres juniors.
**Globant** — Diseñador UX
Marzo 2018 – Julio 2021
Proyectos para una aerolínea y un banco de Estados Unidos.
**Estudio Palermo Dos** — Diseñador gráfico
2014 – 2018
Identidad, packaging, algún disco de amigos.
**Universidad de Buenos Aires** — Docente ayudante
2015 – 2017
Tipografía II, cátedra vespertina, FADU
# Educación
Diseño Gráfico, Universidad de Buenos Aires (FADU), 2009 – 2015
Curso de Service Design, Coderhouse, 2019
# Herramientas
Figma, Maze, After Effects, HTML/CSS
# Idiomas
Inglés (C1), Portugués (B1)
`,
  }),
  cv('30-es-mecanico', 'doc', 'es', 'ES', {
    names: ['Vasile Munteanu'],
    email: 'vasile.munteanu@henarescorreo.example',
    phone: '633 555 091',
    city: 'Alcalá de Henares',
    languages: ['Rumano', 'Español'],
    jobs: [
      'Oficial de 1.ª mecánico | Talleres Complutum | | 2015-06 | now',
      'Mecánico | Norauto | | 2010-02 | 2015-05',
      'Peón de obra | Construcciones Hita | | 2006-04 | 2009-12',
      'Mecánico | Service Auto Bacău | | 2001 | 2006',
    ],
    page: `
VASILE MUNTEANU
C/ Torrelaguna 8, 28806 Alcalá de Henares (Madrid)
Tfno. 633 555 091
vasile.munteanu@henarescorreo.example
NIE en vigor, carné B y C

EXPERIENCIA

Talleres Complutum, Alcalá de Henares
Oficial de 1.ª mecánico
Junio 2015 - hasta hoy
Diagnosis, distribuciones, embragues, híbridos. Trato con el cliente.

Norauto, Torrejón de Ardoz
Mecánico
Febrero 2010 - Mayo 2015
Frenos, neumáticos, aire acondicionado

Construcciones Hita, Guadalajara
Peón de obra
Abril 2006 - Diciembre 2009

Service Auto Bacău, Rumanía
Mecánico
2001 - 2006

ESTUDIOS
Formación profesional de automoción, Bacău, 2001
Curso de vehículo eléctrico (Comunidad de Madrid, 60 h), 2023

IDIOMAS
Rumano (materno), Español (muy bien)

Disponible para turnos
`,
  }),
];
