// Why a wrap: this is the documented place to say what Markdown elements become.
import OriginalMDXComponents from '@theme-original/MDXComponents';
import { Diagram } from '../../components/Diagram';
import { ScrollableTable } from '../../components/ScrollableTable';

export default { ...OriginalMDXComponents, table: ScrollableTable, Diagram };
