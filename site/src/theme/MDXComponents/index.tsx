// Why a wrap: this is the documented way to map Markdown elements to components.
import OriginalMDXComponents from '@theme-original/MDXComponents';
import { Diagram } from '../../components/Diagram';
import { ScrollableTable } from '../../components/ScrollableTable';

export default { ...OriginalMDXComponents, table: ScrollableTable, Diagram };
