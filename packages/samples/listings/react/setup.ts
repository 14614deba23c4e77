import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a query waits for may take a busy machine longer than the library's one second.
configure({ asyncUtilTimeout: 8_000 });

afterEach(cleanup);
