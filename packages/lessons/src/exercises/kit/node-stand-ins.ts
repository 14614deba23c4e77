// Stands in for what Express' router imports of Node.js, where the kit is bundled for the frame: `node:http`,
// `url` and `node:diagnostics_channel`, of which the router does without what is missing here.

/** Methods that routes can have. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
