import { Link } from '@tanstack/react-router';

export const misspelt = <Link to="/lesson">Lessons</Link>;
