// The page script in the development server.
import { loadSearch } from '@vibe-docs/theme/ui/client/load-runtime';
import { showSavedPage } from '@vibe-docs/theme/ui/client/show-saved-page';
import { enhanceContent } from './enhance-page.ts';
import './page-script.ts';

showSavedPage(() => enhanceContent(document, loadSearch));
