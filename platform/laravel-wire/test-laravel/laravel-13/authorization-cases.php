<?php

return function (callable $fresh): array {
    $cases = [];
    $app = $fresh();
    foreach (['form-request', 'validates-first', 'two-forms', 'without-rules'] as $route) {
        foreach (['own' => 1, 'of somebody else' => 2, 'not there' => 99] as $record => $id) {
            foreach (['good' => ['title' => 'x', 'kind' => 'y'], 'half' => ['title' => 'x'], 'bad' => ['stars' => 'x', 'kind' => 'y']] as $input => $body) {
                foreach (['' => [], ', precognitive' => ['Precognition' => 'true']] as $how => $headers) {
                    $cases[] = exchange($app, "$route: $record, $input$how", "/api/authorization/$route/$id", 'PUT', $headers, $body);
                }
            }
        }
    }
    return $cases;
};
