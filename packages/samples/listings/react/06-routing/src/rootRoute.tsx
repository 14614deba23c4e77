import { createRootRoute, Link, Outlet } from '@tanstack/react-router';

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: () => <p role="alert">Riddle has no such page.</p>,
});

function Shell() {
  return (
    <>
      <nav aria-label="Main">
        <Link to="/">Lessons</Link>
      </nav>
      <Outlet />
    </>
  );
}
