import { Link } from '@tanstack/react-router';
import './router';

export const forgotten = <Link to="/lessons/$lessonId/questions/$questionId">Question q1</Link>;
export const misspelt = <Link to="/lesson">Lessons</Link>;
