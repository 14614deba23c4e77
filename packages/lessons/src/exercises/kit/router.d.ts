// The package has no types of its own; those of Express describe the same router.
declare module 'router' {
  import type { Router } from 'express';

  const router: typeof Router;

  export = router;
}
